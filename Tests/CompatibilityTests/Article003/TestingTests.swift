// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, Testing: the view with a stub, and the reactor with its state and in virtual time. Changed:
// `XCTAssertEqual` to `#expect`. Completed: `MyReactor` and `MyView`. The reactor refreshes on a scheduler that a test
// can pass. For Swift 6: the reactor is `final`.

import ReactorKit
import Rx
import RxTest
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct TestingTests {
  @Test func testAction_refresh() {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. send an user interaction programmatically
    view.refreshControl.sendActions(for: .valueChanged)

    // 4. assert actions
    #expect(reactor.stub.actions.last == .refresh)
  }

  @Test func testState_isLoading() async {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. set a stub state
    reactor.stub.state.value = MyReactor.State(isLoading: true)

    // 4. assert view properties
    await MainThread.settle()
    #expect(view.activityIndicator.isAnimating == true)
  }

  /// Neither `mutate` nor `reduce` runs while the stub is enabled.
  @Test func testStubRunsNothing() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext(.toggleBookmarked)
    reactor.stub.action.onNext(.refresh)
    #expect(reactor.stub.actions == [.toggleBookmarked, .refresh])
    #expect(reactor.currentState.isBookmarked == false)
    #expect(reactor.mutated.elements.isEmpty)
  }

  @Test func testIsBookmarked() {
    let reactor = MyReactor()
    reactor.action.onNext(.toggleBookmarked)
    #expect(reactor.currentState.isBookmarked == true)
    reactor.action.onNext(.toggleBookmarked)
    #expect(reactor.currentState.isBookmarked == false)
  }

  @Test func testIsLoading() {
    // given
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = MyReactor()
    let disposeBag = DisposeBag()

    // when
    scheduler
      .createHotObservable([
        .next(100, .refresh) // send .refresh at 100 scheduler time
      ])
      .subscribe(reactor.action)
      .disposed(by: disposeBag)

    // then
    let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
      reactor.state.map(\.isLoading)
    }
    #expect(response.events.map(\.value.element) == [
      false, // initial state
      true,  // just after .refresh
      false  // after refreshing
    ])
  }

  /// The work takes time on the scheduler of virtual time.
  @Test func testIsLoading_tenTicks() {
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = MyReactor(refreshing: .seconds(10), scheduler: scheduler)
    let disposeBag = DisposeBag()
    scheduler
      .createHotObservable([
        .next(100, .refresh)
      ])
      .subscribe(reactor.action)
      .disposed(by: disposeBag)
    let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
      reactor.state.map(\.isLoading)
    }
    #expect(response.events == [.next(0, false), .next(100, true), .next(110, false)])
  }
}

private class MyView: UIView, View {
  var disposeBag = DisposeBag()
  let refreshControl = UIRefreshControl()
  let activityIndicator = UIActivityIndicatorView()

  func bind(reactor: MyReactor) {
    refreshControl.rx.controlEvent(.valueChanged)
      .map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map(\.isLoading)
      .distinctUntilChanged()
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}

private final class MyReactor: Reactor {
  enum Action {
    case refresh
    case toggleBookmarked
  }

  enum Mutation {
    case setLoading(Bool)
    case toggleBookmarked
  }

  struct State {
    var isLoading = false
    var isBookmarked = false
  }

  let initialState = State()
  let refreshed: Observable<Void>
  let mutated = Recorder<Action>()

  init() {
    refreshed = .just(())
  }

  init(refreshing: RxTimeInterval, scheduler: SchedulerType) {
    refreshed = Observable.just(()).delay(refreshing, scheduler: scheduler)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    mutated.append(action)
    switch action {
    case .refresh:
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        refreshed.map { Mutation.setLoading(false) }
      ])
    case .toggleBookmarked:
      return Observable.just(Mutation.toggleBookmarked)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setLoading(isLoading):
      state.isLoading = isLoading
    case .toggleBookmarked:
      state.isBookmarked = !state.isBookmarked
    }
    return state
  }
}
