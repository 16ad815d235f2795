#if GTK
import CGTK
import RxGTK
import XCTest

final class ComplaintsTests: GTKTestCase {
    func testWarningsAndCriticalsAreCollected() {
        onMain {
            gtk_label_set_text(nil, "a")
            let complaints = Complaints.take()
            XCTAssertEqual(complaints, ["Gtk-CRITICAL: gtk_label_set_text: assertion 'GTK_IS_LABEL (self)' failed"])
            XCTAssertEqual(Complaints.take(), [])
        }
    }
}
#endif
