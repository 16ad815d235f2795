import ReactorKit
import Rx
import Testing

@Suite struct ActionSubjectTests {
    @Test func aStandaloneSubjectEmitsSentActions() {
        let (actions, seen) = (ActionSubject<Int>(), Recorder<Int>())
        actions.onNext(0)
        let subscription = actions.subscribe(onNext: { seen.append($0) })
        actions.onNext(1)
        _ = Observable.of(2, 3).bind(to: actions)
        actions.onCompleted()
        actions.onNext(4)
        subscription.dispose()
        actions.onNext(5)
        #expect(seen.elements == [1, 2, 3, 4])
    }

    private final class Listener: Reactor {
        typealias Action = NoAction
        typealias Mutation = Int
        typealias State = Int

        let initialState = 0
        let numbers: Observable<Int>

        init(_ numbers: Observable<Int>) { self.numbers = numbers }

        func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, numbers) }
        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    @Test func aReactorWithoutActionsReducesMergedMutations() {
        let numbers = PublishSubject<Int>()
        let reactor = Listener(numbers)
        let seen = Recorder<Int>()
        let subscription = reactor.state.subscribe(onNext: { seen.append($0) })
        numbers.onNext(1)
        numbers.onNext(2)
        subscription.dispose()
        #expect(seen.elements == [0, 1, 3])
    }
}
