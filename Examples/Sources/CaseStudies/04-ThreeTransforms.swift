// 04 · The three transforms
//
// Each stream of a reactor can be combined with others before it is used:
// - `transform(action:)` adds actions that do not come from the view, such as a message that a server pushes.
// - `transform(mutation:)` adds changes of the state that need no work, such as an event of a service.
// - `transform(state:)` changes the states that the view receives; this one drops a state that equals the one before.

import ReactorKit
import Rx

package final class InboxReactor: Reactor {
    package enum Action {
        case refresh
    }

    package enum Mutation {
        case setLetters([String])
        case setOnline(Bool)
    }

    package struct State: Equatable {
        package var letters: [String] = []
        package var isOnline = true
    }

    package let initialState = State()
    private let pushes: Observable<Void>
    private let connection: Observable<Bool>
    private let fetch: @Sendable () -> [String]

    package init(
        pushes: Observable<Void>, connection: Observable<Bool>, fetch: @escaping @Sendable () -> [String]
    ) {
        (self.pushes, self.connection, self.fetch) = (pushes, connection, fetch)
    }

    package func transform(action: Observable<Action>) -> Observable<Action> {
        Observable.merge(action, pushes.map { Action.refresh })
    }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        Observable.merge(mutation, connection.map { Mutation.setOnline($0) })
    }

    package func transform(state: Observable<State>) -> Observable<State> { state.distinctUntilChanged() }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .refresh: .just(.setLetters(fetch()))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setLetters(let letters): state.letters = letters
        case .setOnline(let isOnline): state.isOnline = isOnline
        }
        return state
    }
}

extension CaseStudy {
    static let threeTransforms = CaseStudy("04", "The three transforms") { print in
        let (pushes, connection) = (PublishSubject<Void>(), PublishSubject<Bool>())
        let letters = BehaviorRelay(value: ["one"])
        let inbox = InboxReactor(pushes: pushes, connection: connection) { letters.value }
        let subscription = inbox.state.subscribe(onNext: {
            print("\($0.letters), \($0.isOnline ? "online" : "offline")")
        })
        inbox.action.onNext(.refresh)
        print("– the server pushes, and there is something new")
        letters.accept(["one", "two"])
        pushes.onNext(())
        print("– the server pushes, and there is nothing new")
        pushes.onNext(())
        print("– the connection is lost")
        connection.onNext(false)
        subscription.dispose()
    }
}
