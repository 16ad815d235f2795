// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, Pulse. Completed: the actions and mutations, and the view that shows an alert.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite struct PulseTests {
  @Test func aPulseCountsEqualValues() {
    var messagePulse: Pulse<String?> = Pulse(wrappedValue: "Hello tokijh")

    let oldMessagePulse: Pulse<String?> = messagePulse
    messagePulse.value = "Hello tokijh" // add valueUpdatedCount +1

    #expect(oldMessagePulse.valueUpdatedCount != messagePulse.valueUpdatedCount) // true
    #expect(oldMessagePulse.value == messagePulse.value) // true
    #expect(messagePulse.valueUpdatedCount == oldMessagePulse.valueUpdatedCount + 1)
  }

  @Test func alertsFollowTheTableOfTheArticle() {
    let reactor = MyReactor()
    let view = MyView()
    view.reactor = reactor

    // Cases
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    #expect(view.takeAlerts() == ["Hello"])
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    #expect(view.takeAlerts() == ["Hello"])
    reactor.action.onNext(.doSomeAction)    // showAlert() is not called
    #expect(view.takeAlerts() == [])
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    #expect(view.takeAlerts() == ["Hello"])
    reactor.action.onNext(.alert("tokijh")) // showAlert() is called with `tokijh`
    #expect(view.takeAlerts() == ["tokijh"])
    reactor.action.onNext(.doSomeAction)    // showAlert() is not called
    #expect(view.takeAlerts() == [])

    #expect(reactor.currentState.count == 2)
  }
}

private class MyView: UIView, View {
  var disposeBag = DisposeBag()
  var alerts: [String] = []

  func bind(reactor: MyReactor) {
    reactor.pulse(\.$alertMessage)
      .compactMap { $0 } // filter nil
      .subscribe(onNext: { [weak self] (message: String) in
        self?.showAlert(message)
      })
      .disposed(by: disposeBag)
  }

  func showAlert(_ message: String) {
    alerts.append(message)
  }

  func takeAlerts() -> [String] {
    defer { alerts = [] }
    return alerts
  }
}

// Reactor
private final class MyReactor: Reactor {
  enum Action {
    case alert(String)
    case doSomeAction
  }

  enum Mutation {
    case setAlertMessage(String?)
    case increaseCount
  }

  struct State {
    @Pulse var alertMessage: String?
    var count = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .alert(message):
      return Observable.just(Mutation.setAlertMessage(message))
    case .doSomeAction:
      return Observable.just(Mutation.increaseCount)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state

    switch mutation {
    case let .setAlertMessage(alertMessage):
      newState.alertMessage = alertMessage
    case .increaseCount:
      newState.count += 1
    }

    return newState
  }
}
