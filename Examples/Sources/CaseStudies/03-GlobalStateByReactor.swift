// 03 · Global state in a reactor
//
// When global state has rules of its own, a reactor holds it: any screen sends actions, and one `reduce` applies the
// rules. Other reactors merge its state into their mutations, as they would merge any stream. `select` drops changes of
// parts that they do not show.

import ReactorKit
import Rx

package final class SessionReactor: Reactor {
    package enum Action {
        case logIn(String)
        case logOut
        case count
    }

    package struct State {
        package var user: String?
        package var visits = 0
    }

    package let initialState = State()

    package init() {}

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .logIn(let user): state.user = user
        case .logOut: state.user = nil
        case .count: state.visits += 1
        }
        return state
    }
}

package final class ProfileReactor: Reactor {
    package enum Action {
        case logOut
    }

    package enum Mutation {
        case setTitle(String)
    }

    package struct State {
        package var title = ""
        package var changes = 0
    }

    package let initialState = State()
    private let session: SessionReactor

    package init(session: SessionReactor) { self.session = session }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        let users = session.select(\.user)
        return Observable.merge(mutation, users.map { Mutation.setTitle($0 ?? "nobody") })
    }

    /// Forwards the action to the session. The session's new state comes back through `transform(mutation:)`.
    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .logOut: session.action.onNext(.logOut)
        }
        return .empty()
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setTitle(let title): (state.title, state.changes) = (title, state.changes + 1)
        }
        return state
    }
}

extension CaseStudy {
    static let globalStateByReactor = CaseStudy("03", "Global state in a reactor") { print in
        let session = SessionReactor()
        let profile = ProfileReactor(session: session)
        let subscription = profile.select(\.title)
            .subscribe(onNext: { print("the profile shows: \($0)") })
        session.action.onNext(.logIn("Ada"))
        session.action.onNext(.count)
        profile.action.onNext(.logOut)
        print("it was told \(profile.currentState.changes) times, and not of the visit")
        subscription.dispose()
    }
}
