// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, View Communication. Completed: the "..." in `withLatestFrom(...)`, `ChatViewController` and its reactor.
// For Swift 6: the reactor is `final`, and `sendButtonTap` belongs to the main actor, like the rest of the view.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite struct ViewCommunicationTests {
    @Test func pressingSendSendsTheText() {
        let chatViewController = ChatViewController()
        let reactor = ChatViewReactor()
        chatViewController.reactor = reactor
        let messageInputView = chatViewController.messageInputView
        messageInputView.textField.type("Hel")
        messageInputView.textField.type("Hello")
        #expect(reactor.currentState.messages == [])
        messageInputView.sendButton.press()
        messageInputView.textField.type("tokijh")
        messageInputView.sendButton.press()
        #expect(reactor.currentState.messages == ["Hello", "tokijh"])
    }

    @Test func theViewSendsTheAction() {
        let chatViewController = ChatViewController()
        let reactor = ChatViewReactor()
        reactor.isStubEnabled = true
        chatViewController.reactor = reactor
        chatViewController.messageInputView.sendButton.press()
        #expect(reactor.stub.actions == [.send("")])
    }
}

private class MessageInputView: UIView {
  let sendButton = UIButton()
  let textField = UITextField()
}

extension Reactive where Base: MessageInputView {
  @MainActor fileprivate var sendButtonTap: ControlEvent<String> {
    let source = base.sendButton.rx.tap.withLatestFrom(base.textField.rx.text.orEmpty)
    return ControlEvent(events: source)
  }
}

private class ChatViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let messageInputView = MessageInputView()

  func bind(reactor: ChatViewReactor) {
    messageInputView.rx.sendButtonTap
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
  }
}

private final class ChatViewReactor: Reactor {
  enum Action: Equatable {
    case send(String)
  }

  struct State {
    var messages: [String] = []
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case let .send(message):
      state.messages.append(message)
      return state
    }
  }
}
