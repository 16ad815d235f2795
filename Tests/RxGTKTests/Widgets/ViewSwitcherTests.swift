#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ViewSwitcherTests: GTKTestCase {
    func testASwitcherBelongsToAStack() {
        onMain {
            let stack = ViewStack()
            let switcher = ViewSwitcher(stack)
            XCTAssertTrue(switcher.stack === stack)
            XCTAssertFalse(switcher.isWide)
            switcher.rx.isWide.onNext(true)
            XCTAssertTrue(switcher.isWide)
            switcher.stack = nil
            XCTAssertNil(switcher.stack)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_view_switcher_new()!))) == ViewSwitcher.self)
        }
    }
}
#endif
