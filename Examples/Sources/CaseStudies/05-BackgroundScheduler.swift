// 05 · Reducing in the background
//
// If `reduce` is expensive, the reactor names a serial queue as its `scheduler`. It then reduces and emits its states
// there, and the sender of an action does not wait. The closures of a view still run on the main actor, so the view
// needs no change.

import Foundation
import ReactorKit
import Rx

package final class PrimesReactor: Reactor {
    package enum Action {
        case count(below: Int)
    }

    package struct State {
        package var count = 0
        package var wasOnMainThread = true
    }

    package let initialState = State()
    package let scheduler: any Scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    package init() {}

    package func reduce(state: State, mutation: Action) -> State {
        switch mutation {
        case .count(let limit): State(count: primes(below: limit), wasOnMainThread: Thread.isMainThread)
        }
    }

    private func primes(below limit: Int) -> Int {
        (2..<max(limit, 2)).count { number in
            !(2..<number).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
        }
    }
}

extension CaseStudy {
    static let backgroundScheduler = CaseStudy("05", "Reducing in the background") { print in
        let reactor = PrimesReactor()
        let states = ReplaySubject<PrimesReactor.State>.createUnbounded()
        let subscription = reactor.state.subscribe(states)
        reactor.action.onNext(.count(below: 50_000))
        print("the action is sent, and the main thread goes on")
        let result = try await states.skip(1).take(1).asSingle().value
        print(
            "\(result.count) primes, reduced on \(result.wasOnMainThread ? "the main thread" : "the reactor's queue")")
        subscription.dispose()
    }
}
