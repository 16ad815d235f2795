// 01 · Views that talk to each other
//
// A custom view has the same interface as a widget of RxGTK: it has `rx`, and its events are `ControlEvent`s. The
// chat's window owns a message input, and does not know that the input consists of a text field and a button. Neither a
// delegate nor a callback is needed.

import ReactorKit
import Rx
import RxGTK

package final class MessageInputView: Box {
    package let textField = Entry(placeholder: "Say something")
    package let sendButton = Button(title: "Send")

    package init() {
        super.init(.horizontal, spacing: 8)
        append {
            textField.hexpand().accessibilityLabel("Message")
            sendButton
        }
    }
}

extension Reactive where Base: MessageInputView {
    /// Emits the text when the user sends it, with the button or with Enter.
    @MainActor package var sendButtonTap: ControlEvent<String> {
        let send = Observable.merge(base.sendButton.rx.tap.asObservable(), base.textField.rx.activate.asObservable())
        // Reads the field itself, because its `rx.text` does not emit a text that the app has set.
        return ControlEvent(events: send.withUnretained(base).map { view, _ in view.textField.text ?? "" })
    }
}

package final class ChatViewReactor: Reactor {
    package enum Action: Equatable {
        case send(String)
    }

    package enum Mutation {
        case append(String)
    }

    package struct State {
        package var messages: [String] = []
    }

    package let initialState = State()

    package init() {}

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .send(let message): message.isEmpty ? .empty() : .just(.append(message))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .append(let message): state.messages.append(message)
        }
        return state
    }
}

package final class ChatWindow: Window, View {
    package var disposeBag = DisposeBag()

    package let messageInputView = MessageInputView()
    package let messagesLabel = Label()

    package init(reactor: ChatViewReactor, application: Application?) {
        super.init(title: "Chat", width: 360, height: 300, application: application)
        messagesLabel.wraps = true
        content = VBox(spacing: 12) {
            messagesLabel.vexpand()
            messageInputView
        }
        .margins(18)
        initialFirstResponder = messageInputView.textField
        self.reactor = reactor
    }

    package func bind(reactor: ChatViewReactor) {
        messageInputView.rx.sendButtonTap
            .map { Reactor.Action.send($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.select { $0.messages.joined(separator: "\n") }
            .bind(with: self) { owner, messages in
                owner.messagesLabel.text = messages
                owner.messageInputView.textField.text = ""
            }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    static let viewCommunication = CaseStudy("01", "Views that talk to each other") {
        let application = Application(id: "io.github.swift_reactor.Chat", flags: .nonUnique)
        _ = application.run(arguments: []) { application in
            ChatWindow(reactor: ChatViewReactor(), application: application).present()
        }
    }
}
