// 10 · Asynchronous work in mutate
//
// `Single.create(work:)` turns an `async throws` function into a stream. The task starts when the reactor subscribes to
// the result of `mutate`. It is cancelled when the reactor is freed or `take(until:)` ends the stream. So `async`
// services need no adapter. A failed measurement leaves the temperature as it was, and the loading ends.

import ReactorKit
import Rx

package final class WeatherReactor: Reactor {
    package enum Action: Equatable {
        case refresh
        case stop
    }

    package enum Mutation {
        case setLoading(Bool)
        case setDegrees(Int)
    }

    package struct State: Equatable {
        package var isLoading = false
        package var degrees: Int?

        package init(isLoading: Bool = false, degrees: Int? = nil) {
            (self.isLoading, self.degrees) = (isLoading, degrees)
        }

        package var isDone: Bool { degrees != nil && !isLoading }
    }

    package let initialState = State()
    private let measure: @Sendable () async throws -> Int

    package init(measure: @escaping @Sendable () async throws -> Int) { self.measure = measure }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .refresh:
            Observable.concat([
                .just(.setLoading(true)),
                Single.create(work: measure).asObservable()
                    .map { Mutation.setDegrees($0) }
                    .catch { _ in .empty() }
                    .take(until: self.action.filter { $0 == .stop }),
                .just(.setLoading(false)),
            ])
        case .stop: .empty()
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setDegrees(let degrees): state.degrees = degrees
        }
        return state
    }
}

extension CaseStudy {
    static let asyncWork = CaseStudy("10", "Asynchronous work in mutate") { print in
        let reactor = WeatherReactor {
            try await Task.sleep(for: .milliseconds(300))
            return 21
        }
        let states = ReplaySubject<WeatherReactor.State>.createUnbounded()
        let subscription = reactor.state.observe(on: MainScheduler.instance).subscribe(states)
        reactor.action.onNext(.refresh)
        print("loading: \(reactor.currentState.isLoading)")
        let done = try await states.filter(\.isDone).take(1).asSingle().value
        print("degrees: \(done.degrees ?? 0), loading: \(done.isLoading)")
        subscription.dispose()
    }
}
