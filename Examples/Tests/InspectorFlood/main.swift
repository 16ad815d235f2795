import Foundation
import ReactorKit
import Rx

/// Does so many actions as soon as its inspector is there, for the test of the inspector's page.
final class FloodReactor: Reactor {
    typealias Action = Int
    enum Mutation: Sendable { case setValue(Int) }
    struct State: Sendable { var value = 0 }

    let initialState = State()

    func mutate(action: Int) -> Observable<Mutation> { .just(.setValue(action)) }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setValue(let value): State(value: value)
        }
    }
}

#if Inspector
import ReactorInspector

let inspector = try ReactorInspector.start()
FileHandle.standardOutput.write(Data("inspect the flood at \(inspector.address)\n".utf8))
let reactor = FloodReactor()
for number in 0..<60_000 {
    reactor.action.onNext(number)
    // As fast as a person's program is at worst: what comes faster than the inspector takes it is counted, and not kept.
    if number % 1_000 == 0 { Thread.sleep(forTimeInterval: 0.05) }
}
withExtendedLifetime(reactor) { dispatchMain() }
#else
FileHandle.standardError.write(Data("Build this with the trait Inspector.\n".utf8))
exit(2)
#endif
