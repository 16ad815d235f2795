#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

/// Differences between versions of GTK and libadwaita. GTKVersions.md lists them.
final class GTKVersionTests: GTKTestCase {
    func testVersionsAreOrdered() {
        XCTAssertLessThan(LibraryVersion(4, 8, 3), LibraryVersion(4, 18))
        XCTAssertLessThan(LibraryVersion(4, 18), LibraryVersion(4, 18, 6))
        XCTAssertEqual(LibraryVersion(5), LibraryVersion(5, 0, 0))
        XCTAssertEqual("\(LibraryVersion(1, 2, 2))", "1.2.2")
    }

    func testRuntimeVersionsAreNotOlderThanTheHeaders() {
        XCTAssertGreaterThanOrEqual(
            Toolkit.gtkVersion,
            LibraryVersion(Int(GTK_MAJOR_VERSION), Int(GTK_MINOR_VERSION), Int(GTK_MICRO_VERSION)))
        XCTAssertGreaterThanOrEqual(
            Toolkit.libadwaitaVersion,
            LibraryVersion(Int(ADW_MAJOR_VERSION), Int(ADW_MINOR_VERSION), Int(ADW_MICRO_VERSION)))
    }

    func testDialogIsInsideItsWindowIfLibadwaitaSupportsIt() throws {
        try onMain {
            try show(Label("a")) { window in
                _ = MessageDialog.present(over: window, heading: "Leave?", responses: [.init("Stay", true)])
                    .subscribe()
                let dialog = try XCTUnwrap(window.dialogs.first)
                XCTAssertTrue(dialog.presentingWindow === window)
                XCTAssertEqual(dialog.window === window, Toolkit.libadwaitaVersion >= LibraryVersion(1, 5))
            }
        }
    }

    func testMinimumWidthOfAWindowDependsOnLibadwaita() {
        onMain {
            let window = Window()
            defer { window.close() }
            var (least, natural): (gint, gint) = (0, 0)
            gtk_widget_measure(.init(window.pointer), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
            XCTAssertEqual(least >= 360, Toolkit.libadwaitaVersion >= LibraryVersion(1, 4))
        }
    }
}
#endif
