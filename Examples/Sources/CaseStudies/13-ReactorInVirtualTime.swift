// 13 · Testing a reactor in virtual time
//
// If one action makes several states over time, `currentState` shows only the last. A `TestScheduler` sends actions at
// the times that the test names, runs delayed work without real waiting, and records each state with its time. The
// reactor takes its clock as a parameter.

import ReactorKit
import Rx
import RxTest

package final class RefreshReactor: Reactor {
    package enum Action: Equatable {
        case refresh
    }

    package enum Mutation {
        case setLoading(Bool)
    }

    package struct State {
        package var isLoading = false
    }

    package let initialState = State()
    private let clock: any SchedulerType

    package init(clock: any SchedulerType) { self.clock = clock }

    package func mutate(action: Action) -> Observable<Mutation> {
        Observable.concat([
            .just(.setLoading(true)),
            Observable.just(.setLoading(false)).delay(.seconds(50), scheduler: clock),
        ])
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setLoading(let isLoading): State(isLoading: isLoading)
        }
    }

    /// Records when the reactor starts and stops loading, if it is refreshed at `time`.
    package static func recordLoading(refreshedAt time: TestTime) -> [Recorded<Event<Bool>>] {
        let scheduler = TestScheduler(initialClock: 0)
        let reactor = RefreshReactor(clock: scheduler)
        let subscription = scheduler.createHotObservable([.next(time, Action.refresh)]).subscribe(reactor.action)
        let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
            reactor.state.map(\.isLoading)
        }
        subscription.dispose()
        return response.events
    }
}

extension CaseStudy {
    static let reactorInVirtualTime = CaseStudy("13", "Testing a reactor in virtual time") { print in
        for event in RefreshReactor.recordLoading(refreshedAt: 100) { print("\(event.time): \(event.value)") }
    }
}
