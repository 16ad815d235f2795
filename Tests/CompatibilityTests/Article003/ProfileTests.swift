// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, View and Reactor. Completed: the buttons, and `UserAPI`, whose calls alone the article shows. For Swift
// 6: the reactors are `final`.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct ProfileTests {
    @Test func injectingAReactorBindsTheView() async {
        let profileViewController = ProfileViewController()
        let reactor = ProfileViewReactor()
        profileViewController.reactor = reactor // inject reactor
        #expect(profileViewController.reactor === reactor)
        await MainThread.settle()
        #expect(!profileViewController.followButton.isSelected)
        profileViewController.refreshButton.press()
        await MainThread.settle()
        #expect(profileViewController.followButton.isSelected)
    }

    @Test func replacingTheReactorRebindsTheView() async {
        let profileViewController = ProfileViewController()
        let first = ProfileViewReactor()
        let second = ProfileViewReactor()
        profileViewController.reactor = first
        profileViewController.reactor = second
        first.action.onNext(.follow(1))
        await MainThread.settle()
        #expect(!profileViewController.followButton.isSelected)
        second.action.onNext(.follow(1))
        await MainThread.settle()
        #expect(profileViewController.followButton.isSelected)
        second.action.onNext(.refreshFollowingStatus(2))
        await MainThread.settle()
        #expect(!profileViewController.followButton.isSelected)
        profileViewController.reactor = nil
        profileViewController.refreshButton.press()
        await MainThread.settle()
        #expect(!profileViewController.followButton.isSelected)
    }

    @Test func bothActionsSetFollowing() {
        let reactor = ProfileViewReactor()
        reactor.action.onNext(.refreshFollowingStatus(1))
        #expect(reactor.currentState.isFollowing)
        reactor.action.onNext(.refreshFollowingStatus(2))
        #expect(!reactor.currentState.isFollowing)
        reactor.action.onNext(.follow(2))
        #expect(reactor.currentState.isFollowing)
    }

    @Test func aStoryboardViewBindsWhenItIsLoaded() {
        let viewController = MyViewController()
        viewController.reactor = MyViewReactor() // will not executes `bind(reactor:)` immediately
        #expect(viewController.bindings == 0)
        viewController.loadViewIfNeeded()
        #expect(viewController.bindings == 1)
    }
}

private enum UserAPI {
    static func isFollowing(_ userID: Int) -> Observable<Bool> { .just(userID == 1) }
    static func follow() -> Observable<Void> { .just(()) }
}

private class ProfileViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let refreshButton = UIButton()
  let followButton = UIButton()

  func bind(reactor: ProfileViewReactor) {
    // action (View -> Reactor)
    refreshButton.rx.tap.map { Reactor.Action.refreshFollowingStatus(1) }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)

    // state (Reactor -> View)
    reactor.state.map { $0.isFollowing }
      .bind(to: followButton.rx.isSelected)
      .disposed(by: self.disposeBag)
  }
}

private final class ProfileViewReactor: Reactor {
  // represent user actions
  enum Action {
    case refreshFollowingStatus(Int)
    case follow(Int)
  }

  // represent state changes
  enum Mutation {
    case setFollowing(Bool)
  }

  // represents the current view state
  struct State {
    var isFollowing: Bool = false
  }

  let initialState: State = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .refreshFollowingStatus(userID): // receive an action
      return UserAPI.isFollowing(userID) // create an API stream
        .map { (isFollowing: Bool) -> Mutation in
          return Mutation.setFollowing(isFollowing) // convert to Mutation stream
        }

    case let .follow(userID):
      _ = userID
      return UserAPI.follow()
        .map { _ -> Mutation in
          return Mutation.setFollowing(true)
        }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state // create a copy of the old state
    switch mutation {
    case let .setFollowing(isFollowing):
      state.isFollowing = isFollowing // manipulate the state, creating a new state
      return state // return the new state
    }
  }
}

private class MyViewController: UIViewController, StoryboardView {
  var disposeBag = DisposeBag()
  var bindings = 0

  func bind(reactor: MyViewReactor) {
    // this is called after the view is loaded (viewDidLoad)
    bindings += 1
  }
}

private final class MyViewReactor: Reactor {
  typealias Action = NoAction
  enum NoAction {}
  let initialState: Void = ()
}
