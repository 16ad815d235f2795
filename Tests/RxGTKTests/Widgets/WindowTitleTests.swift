#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class WindowTitleTests: GTKTestCase {
    func testAHeaderBarShowsAWindowTitle() {
        onMain {
            let title = WindowTitle(title: "Notes", subtitle: "3 changes")
            XCTAssertEqual([title.title, title.subtitle], ["Notes", "3 changes"])
            title.rx.title.onNext("Letters")
            title.rx.subtitle.onNext("")
            show(Label("a")) { window in
                window.headerBar.titleView = title
                window.draw()
                XCTAssertTrue(window.headerBar.titleView === title)
            }
            XCTAssertEqual([title.title, title.subtitle], ["Letters", ""])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_window_title_new("", "")!))) == WindowTitle.self)
        }
    }

    func testAWindowTitleLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { $0.headerBar.titleView = WindowTitle(title: "a") }
            }
        }
    }
}
#endif
