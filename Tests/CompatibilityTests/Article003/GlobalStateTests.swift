// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, Global States: a subject, or a reactor, merged into the mutations. Completed: `User` and the reactor
// that uses it. For Swift 6: the reactors are `final`, `currentUser` is a `let`.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@Suite struct GlobalStateTests {
    /// The subject has a value, so the state has it from the start.
    @Test func theCurrentUserBecomesAMutation() {
        let reactor = SessionReactor(currentUser: BehaviorSubject(value: User(name: "Suyeol")))
        _ = reactor.state
        #expect(reactor.currentState.user?.name == "Suyeol")
        reactor.currentUser.onNext(User(name: "Jeon"))
        #expect(reactor.currentState.user?.name == "Jeon")
    }

    @Test func actionsStillChangeTheState() {
        let reactor = SessionReactor(currentUser: BehaviorSubject(value: User(name: "Suyeol")))
        reactor.action.onNext(.signOut)
        #expect(reactor.currentState.user == nil)
        reactor.currentUser.onNext(User(name: "Jeon"))
        #expect(reactor.currentState.user?.name == "Jeon")
    }

    @Test func reactorsShareOneGlobalState() {
        let currentUser = BehaviorSubject(value: User(name: "Suyeol"))
        let reactors = (0..<3).map { _ in SessionReactor(currentUser: currentUser) }
        for reactor in reactors { _ = reactor.state }
        currentUser.onNext(User(name: "Jeon"))
        #expect(reactors.map(\.currentState.user?.name) == ["Jeon", "Jeon", "Jeon"])
    }

    @Test func aReactorMayBeTheGlobalState() {
        let session = SessionReactor(currentUser: BehaviorSubject(value: User(name: "Suyeol")))
        let reactor = BannerReactor(session: session)
        _ = reactor.state
        #expect(reactor.currentState.text == "Suyeol")
        session.action.onNext(.signOut)
        #expect(reactor.currentState.text == "")
    }
}

private struct User {
  var name: String
}

private final class SessionReactor: Reactor {
  enum Action {
    case signOut
  }

  enum Mutation {
    case setUser(User?)
  }

  struct State {
    var user: User?
  }

  let initialState = State()

  let currentUser: BehaviorSubject<User> // global state

  init(currentUser: BehaviorSubject<User>) {
    self.currentUser = currentUser
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    return Observable.merge(mutation, currentUser.map(Mutation.setUser))
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .signOut:
      return .just(.setUser(nil))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setUser(user):
      state.user = user
      return state
    }
  }
}

private final class BannerReactor: Reactor {
  enum Action {}

  enum Mutation {
    case setText(String)
  }

  struct State {
    var text = "?"
  }

  let initialState = State()
  let session: SessionReactor

  init(session: SessionReactor) {
    self.session = session
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    return Observable.merge(mutation, session.state.map { $0.user?.name ?? "" }.map(Mutation.setText))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case let .setText(text):
      return State(text: text)
    }
  }
}
