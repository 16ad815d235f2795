// 02 · Global state in a subject
//
// ReactorKit has no global state of its own; any stream can hold it. Here a `BehaviorSubject` holds the current user,
// and each reactor that needs the user merges the subject into its mutations. A reactor that is made later receives the
// user at once, because the subject replays its latest value.

import ReactorKit
import Rx

package final class GreetingReactor: Reactor {
    package typealias Action = NoAction

    package enum Mutation {
        case setUser(String?)
    }

    package struct State {
        package var user: String?

        package var greeting: String { user.map { "Welcome back, \($0)." } ?? "Please log in." }
    }

    package let initialState = State()
    private let currentUser: BehaviorSubject<String?>

    package init(currentUser: BehaviorSubject<String?>) { self.currentUser = currentUser }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        Observable.merge(mutation, currentUser.map { Mutation.setUser($0) })
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setUser(let user): state.user = user
        }
        return state
    }
}

extension CaseStudy {
    static let globalStateBySubject = CaseStudy("02", "Global state in a subject") { print in
        let currentUser = BehaviorSubject<String?>(value: nil)
        let early = GreetingReactor(currentUser: currentUser)
        let subscription = early.state.map(\.greeting).subscribe()
        print("before: \(early.currentState.greeting)")
        currentUser.onNext("Ada")
        print("after:  \(early.currentState.greeting)")
        let late = GreetingReactor(currentUser: currentUser)
        let second = late.state.subscribe()
        print("late:   \(late.currentState.greeting)")
        subscription.dispose()
        second.dispose()
    }
}
