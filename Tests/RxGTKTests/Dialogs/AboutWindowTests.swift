#if GTK
import CGTK
import RxGTK
import XCTest

final class AboutWindowTests: GTKTestCase {
    @MainActor
    private static func about(over window: Window) -> AboutWindow {
        let about = AboutWindow(
            over: window, applicationName: "Todo", applicationIcon: "list-add-symbolic", version: "1.0",
            developerName: "Somebody", comments: "Keeps a list.", website: "https://example.org")
        about.present()
        return about
    }

    func testItTellsOfTheAppUntilItIsClosed() {
        onMain {
            let window = Window()
            defer { window.close() }
            window.present()
            let about = Self.about(over: window)
            XCTAssertEqual(about.applicationName, "Todo")
            XCTAssertEqual(about.property("version", as: String.self).value, "1.0")
            XCTAssertTrue(about.isVisible)
            about.requestClose()
            XCTAssertTrue(about.isClosed)
            XCTAssertFalse(about.isVisible)
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { window in
                    Self.about(over: window).close()
                    settle()
                    _ = Self.about(over: window)
                }
            }
        }
    }
}
#endif
