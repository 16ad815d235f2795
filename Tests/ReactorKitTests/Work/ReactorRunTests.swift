import ReactorKit
import Rx
import Testing

@MainActor
@Suite struct ReactorRunTests {
    @Test func mutationsArriveOneByOne() async {
        let reactor = PagesReactor()
        reactor.action.onNext(3)
        while reactor.currentState.count < 3 { await Task.yield() }
        #expect(reactor.currentState == [0, 1, 2])
    }
}

/// Uses `run` as code written for ReactorKit does.
private final class PagesReactor: Reactor {
    enum Mutation { case append(Int) }

    let initialState: [Int] = []

    func mutate(action: Int) -> Observable<Mutation> {
        run { send in
            for page in 0..<action { send(.append(page)) }
        }
    }

    func reduce(state: [Int], mutation: Mutation) -> [Int] {
        switch mutation {
        case .append(let page): state + [page]
        }
    }
}
