#if GTK
import CGTK
import RxGTK
import XCTest

/// What would end in a crash of GTK, or never, is refused; what is not there need not be taken out.
final class MisplacedWidgetTests: GTKTestCase {
    func testWhatIsNotThereIsNotTakenOut() {
        onMain {
            let (box, grid, fixed, overlay, stack) = (Box(.vertical), Grid(), Fixed(), Overlay(), Stack())
            let (viewStack, toolbars, bar, header) = (ViewStack(), ToolbarView(), ActionBar(), HeaderBar())
            let (row, group, page) = (ExpanderRow(title: "a"), PreferencesGroup(), PreferencesPage {})
            let elsewhere = Label("b")
            let other = Box(.vertical, children: [elsewhere])
            for stranger in [Label("a"), elsewhere] {
                for remove in [
                    box.remove, grid.remove, fixed.remove, overlay.removeOverlay, stack.remove, viewStack.remove,
                    toolbars.remove, bar.remove, header.remove, row.remove, group.remove,
                ] as [@MainActor (Widget) -> Void] {
                    remove(stranger)
                }
            }
            page.remove(group)
            XCTAssertTrue(elsewhere.superview === other)
        }
    }
}
#endif
