#if GTK
import CGTK
import Rx
import RxGTK
import XCTest

final class ToastTests: GTKTestCase {
    func testATimeout() {
        onMain {
            let toast = Toast(title: "Deleted", buttonTitle: "Undo", timeout: 3)
            XCTAssertEqual(toast.property("title", as: String.self).value, "Deleted")
            toast.title = "<b> & c"
            XCTAssertEqual(toast.property("title", as: String.self).value, "&lt;b&gt; &amp; c")
            toast.title = "Deleted"
            XCTAssertEqual([toast.title, toast.buttonTitle], ["Deleted", "Undo"])
            XCTAssertEqual(toast.timeout, 3)
            XCTAssertEqual(Toast(title: "a").timeout, 5)
        }
    }

    func testPressesAndDismissalAreTold() {
        onMain {
            let overlay = ToastOverlay(child: Label("a"))
            show(overlay) { _ in
                let toast = Toast(title: "Deleted", buttonTitle: "Undo")
                overlay.rx.toast.onNext(toast)
                var events: [String] = []
                _ = toast.rx.tap.subscribe(
                    onNext: { events.append("undo") }, onCompleted: { events.append("no more undo") })
                _ = toast.rx.didDismiss.subscribe(
                    onNext: { events.append("dismissed") }, onCompleted: { events.append("completed") })
                toast.emit("button-clicked")
                toast.dismiss()
                XCTAssertEqual(events.prefix(2), ["undo", "dismissed"])
                XCTAssertEqual(Set(events.dropFirst(2)), ["no more undo", "completed"])
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let overlay = ToastOverlay(child: Label("a"))
                show(overlay) { window in
                    for index in 0..<3 {
                        let toast = Toast(title: "\(index)", buttonTitle: "Undo")
                        _ = toast.rx.tap.subscribe(onNext: { window.title = toast.title })
                        overlay.add(toast)
                        if index == 0 { toast.dismiss() }
                    }
                }
            }
        }
    }
}
#endif
