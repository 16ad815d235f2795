#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ViewSwitcherBarTests: GTKTestCase {
    func testABarIsShownOnlyWhileRevealed() {
        onMain {
            let stack = ViewStack { for text in ["a", "b"] { Label(text).page(text, title: text) } }
            let bar = ViewSwitcherBar(stack)
            XCTAssertTrue(bar.stack === stack)
            XCTAssertFalse(bar.isRevealed)
            show(
                VBox {
                    stack
                    bar
                }
            ) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_height(.init(bar.pointer)), 0)
                bar.rx.isRevealed.onNext(true)
                spin(for: "the bar to appear") { gtk_widget_get_height(.init(bar.pointer)) > 20 }
            }
            XCTAssertTrue(bar.isRevealed)
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(adw_view_switcher_bar_new()!))) == ViewSwitcherBar.self)
        }
    }
}
#endif
