// 11 · Errors
//
// An error that the user should see becomes a mutation: `mutate` catches it, and the state contains it. An uncaught
// error does not end the reactor and does not vanish: `ReactorHooks.failureHandler` receives it, and the reactor
// handles the next action as usual.

import ReactorKit
import Rx

package final class DownloadReactor: Reactor {
    package enum Action {
        case download
        case downloadCarelessly
    }

    package enum Mutation {
        case setContent(String)
        case setFailure(String)
    }

    package struct State: Equatable {
        package var content: String?
        package var failure: String?

        package init(content: String? = nil, failure: String? = nil) {
            (self.content, self.failure) = (content, failure)
        }
    }

    package let initialState = State()
    private let content: Observable<String>

    package init(content: Observable<String>) { self.content = content }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .download:
            content
                .retry(2)
                .map { Mutation.setContent($0) }
                .catch { .just(.setFailure("\($0)")) }
        case .downloadCarelessly: content.map { Mutation.setContent($0) }
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setContent(let content): State(content: content)
        case .setFailure(let failure): State(failure: failure)
        }
    }
}

/// The error of a failed attempt to load the content.
package struct Offline: Error, CustomStringConvertible {
    package let attempt: Int

    package var description: String { "offline at attempt \(attempt)" }
}

/// An observable that fails for its first `times` subscriptions, and emits the content for later ones.
package func content(failing times: Int) -> Observable<String> {
    let attempts = BehaviorRelay(value: 0)
    return Observable.deferred {
        attempts.update { $0 += 1 }
        guard attempts.value > times else { return .error(Offline(attempt: attempts.value)) }
        return .just("content at attempt \(attempts.value)")
    }
}

extension CaseStudy {
    static let errors = CaseStudy("11", "Errors") { print in
        let reactor = DownloadReactor(content: content(failing: 4))
        let subscription = reactor.state.subscribe()
        reactor.action.onNext(.download)
        print("caught: \(reactor.currentState.failure ?? "-")")
        reactor.action.onNext(.downloadCarelessly)
        print("not caught: reported to ReactorHooks.failureHandler, and the state is as it was")
        reactor.action.onNext(.download)
        print("and on: \(reactor.currentState.content ?? "-")")
        subscription.dispose()
    }
}
