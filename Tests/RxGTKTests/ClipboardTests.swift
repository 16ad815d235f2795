#if GTK
import CGTK
import Rx
import RxGTK
import XCTest

final class ClipboardTests: GTKTestCase {
    func testWhatIsCopiedIsRead() {
        onMain {
            let clipboard = Clipboard.general
            XCTAssertTrue(clipboard === Clipboard.general)
            var texts: [String?] = []
            clipboard.setText("Grüße")
            XCTAssertTrue(clipboard.hasText)
            _ = clipboard.readText().subscribe(onSuccess: { texts.append($0) })
            spin(for: "the text") { texts == ["Grüße"] }
            clipboard.setText(nil)
            XCTAssertFalse(clipboard.hasText)
            _ = clipboard.readText().subscribe(onSuccess: { texts.append($0) })
            XCTAssertEqual(texts, ["Grüße", nil])
        }
    }

    func testTheStreamTellsOfWhatOthersCopy() {
        onMain {
            let (clipboard, bag) = (Clipboard.general, DisposeBag())
            var texts: [String?] = []
            clipboard.setText("first")
            clipboard.rx.text.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
            spin(for: "the text now") { texts == ["first"] }
            clipboard.rx.text.onNext("ours")
            settle()
            // As an entry does when the person copies from it.
            gdk_clipboard_set_text(clipboard.pointer, "theirs")
            spin(for: "the copied text") { texts.count > 1 }
            XCTAssertEqual(texts, ["first", "theirs"])
            var isRead = false
            _ = clipboard.readText().subscribe(onSuccess: { isRead = $0 == "theirs" })
            spin(for: "the text") { isRead }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let label = Label()
                let subscription = Clipboard.general.rx.text.bind(to: label.rx.text)
                Clipboard.general.setText("a")
                settle()
                subscription.dispose()
            }
        }
    }
}
#endif
