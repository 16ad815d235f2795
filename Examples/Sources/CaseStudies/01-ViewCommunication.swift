// 01 · Views that talk to each other
//
// A view of one's own is treated as the toolkit's are: it has `rx`, and what happens in it is a `ControlEvent`. The chat's window owns a
// message input and need not know that it is made of a text field and a button; a delegate or a callback is not needed either.

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
    /// Tells the text when it is sent, by the button or by Enter.
    @MainActor package var sendButtonTap: ControlEvent<String> {
        let send = Observable.merge(base.sendButton.rx.tap.asObservable(), base.textField.rx.activate.asObservable())
        // The text as it stands, for what the program itself has put there is not told.
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

        reactor.state
            .map { $0.messages.joined(separator: "\n") }
            .distinctUntilChanged()
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
