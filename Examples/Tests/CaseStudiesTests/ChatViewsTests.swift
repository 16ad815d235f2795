import CaseStudies
import ReactorKit
import Rx
import RxGTK
import XCTest

/// Case 01, with real widgets. Synchronous tests run on GTK's thread, the main thread.
final class ChatViewsTests: WindowTestCase {
    func testSendButtonSendsTheTextOfTheInput() {
        MainActor.assumeIsolated {
            let reactor = ChatViewReactor()
            reactor.isStubEnabled = true
            let window = ChatWindow(reactor: reactor, application: nil)
            window.messageInputView.textField.text = "hello"
            window.messageInputView.sendButton.click()
            XCTAssertEqual(reactor.stub.actions, [.send("hello")])
            window.close()
        }
    }

    func testWindowShowsSentMessages() {
        MainActor.assumeIsolated {
            let window = ChatWindow(reactor: ChatViewReactor(), application: nil)
            for message in ["hello", "", "world"] {
                window.messageInputView.textField.text = message
                window.messageInputView.sendButton.click()
            }
            XCTAssertEqual(window.messagesLabel.text, "hello\nworld")
            XCTAssertEqual(window.messageInputView.textField.text, "")
            window.close()
        }
    }
}
