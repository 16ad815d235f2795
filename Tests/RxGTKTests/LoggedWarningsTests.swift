#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class LoggedWarningsTests: GTKTestCase {
    func testWarningsAndCriticalsAreCollectedAndPrinted() throws {
        try onMain {
            let message = "gtk_label_set_text: assertion 'GTK_IS_LABEL (self)' failed"
            let printed = try standardError { gtk_label_set_text(nil, "a") }
            XCTAssertTrue(printed.contains(message), printed)
            XCTAssertEqual(LoggedWarnings.take(), ["Gtk-CRITICAL: \(message)"])
            XCTAssertEqual(LoggedWarnings.take(), [])
        }
    }
}
#endif
