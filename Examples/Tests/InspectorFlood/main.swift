import Foundation
import ReactorKit
import Rx
import Synchronization

/// The greatest number that the inspector has recorded.
let written = Mutex(0)

/// A number that notes when the inspector records it.
struct Number: CustomStringConvertible, Sendable {
    let value: Int

    var description: String {
        written.withLock { $0 = max($0, value) }
        return "\(value)"
    }
}

/// A reactor for the test of the inspector's page. `main` sends it many actions once its inspector runs.
final class FloodReactor: Reactor {
    typealias Action = Int
    enum Mutation: Sendable { case setValue(Number) }
    struct State: Sendable { var value = 0 }

    let initialState = State()

    func mutate(action: Int) -> Observable<Mutation> { .just(.setValue(Number(value: action))) }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setValue(let number): State(value: number.value)
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
    // Waits for the inspector, because it only counts steps that arrive too fast, and does not keep them. On a busy
    // machine, any program is too fast.
    while number - written.withLock({ $0 }) > 10_000 { Thread.sleep(forTimeInterval: 0.001) }
}
withExtendedLifetime(reactor) { dispatchMain() }
#else
FileHandle.standardError.write(Data("Build this with the trait Inspector.\n".utf8))
exit(2)
#endif
