#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ToastTests: GTKTestCase {
    func testToastHasATitleAndATimeout() {
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

    func testAnUnderscoreInTheButtonTitleIsShown() {
        onMain {
            let overlay = ToastOverlay(child: Label("a"))
            let toast = Toast(title: "Saved", buttonTitle: "Open my_notes")
            show(overlay) { window in
                overlay.add(toast)
                window.draw()
                XCTAssertTrue(overlay.labelTexts.contains("Open my_notes"), "\(overlay.labelTexts)")
            }
            XCTAssertEqual(toast.buttonTitle, "Open my_notes")
            toast.buttonTitle = "a__b"
            XCTAssertEqual(toast.buttonTitle, "a__b")
            toast.buttonTitle = nil
            XCTAssertNil(toast.buttonTitle)
        }
    }

    func testToastWithACustomTitleWidgetHasNoTitle() {
        onMain {
            let (made, label) = (adw_toast_new("a")!, Label("b"))
            adw_toast_set_custom_title(made, .init(label.pointer))
            let toast = Toast.wrapping(made)
            g_object_unref(.init(made))
            XCTAssertEqual(toast.title, "")
            toast.title = "c"
            XCTAssertEqual(toast.title, "c")
        }
    }

    func testToastEmitsTapsAndItsDismissal() {
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
                spin(for: "the dismissal") { events.count == 4 }
                XCTAssertEqual(events.prefix(2), ["undo", "dismissed"])
                XCTAssertEqual(Set(events.dropFirst(2)), ["no more undo", "completed"])
            }
        }
    }

    /// libadwaita 1.2 crashed here, because the second toast's animation to appear is longer than its animation to
    /// disappear.
    func testReplacingToastCanBeDismissedAtOnce() {
        onMain {
            let overlay = ToastOverlay(child: Label("a"))
            show(overlay) { _ in
                var dismissed: [String] = []
                for index in 0..<4 {
                    let toasts = ["\(index) first", "\(index) second", "\(index) third"].map { Toast(title: $0) }
                    for toast in toasts {
                        _ = toast.rx.didDismiss.subscribe(onNext: { dismissed.append(toast.title) })
                        overlay.add(toast)
                    }
                    toasts[1].dismiss()
                    XCTAssertEqual(dismissed.last, "\(index) second", "a waiting toast has no animation")
                    toasts[0].dismiss()
                    spin(for: "the first toast to be dismissed") { dismissed.contains("\(index) first") }
                    toasts[2].dismiss()
                    spin(for: "the third toast to be dismissed") { dismissed.contains("\(index) third") }
                    spin(for: "all toasts to disappear") { Self.countOfChildren(overlay) == 1 }
                }
                XCTAssertEqual(dismissed.count, 12)
            }
        }
    }

    @MainActor
    private static func countOfChildren(_ widget: Widget) -> Int {
        var (count, child) = (0, gtk_widget_get_first_child(UnsafeMutablePointer(widget.pointer)))
        while child != nil { (count, child) = (count + 1, gtk_widget_get_next_sibling(child)) }
        return count
    }

    func testMessageExplainsAToastAddedTwice() {
        XCTAssertEqual(
            Misuse.toastTaken("Deleted"),
            "The toast \"Deleted\" was added to a ToastOverlay a second time. A toast is shown once: make another.")
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
