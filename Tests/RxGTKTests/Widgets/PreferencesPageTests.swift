#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class PreferencesPageTests: GTKTestCase {
    func testAGroupHoldsAHeaderSuffix() {
        onMain {
            let (group, button) = (PreferencesGroup(title: "a"), Button(title: "b"))
            group.headerSuffix = button
            XCTAssertTrue(group.headerSuffix === button)
            group.headerSuffix = nil
            XCTAssertNil(button.superview)
        }
    }

    func testAPageAddsAndRemovesGroups() {
        onMain {
            let second = PreferencesGroup(title: "Second")
            let page = PreferencesPage(title: "General", iconName: "folder-symbolic") {
                PreferencesGroup(title: "First") { ActionRow(title: "a") }
            }
            page.add(second)
            XCTAssertEqual([page.title, page.iconName], ["General", "folder-symbolic"])
            XCTAssertNotNil(second.superview)
            page.remove(second)
            XCTAssertNil(second.superview)
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(adw_preferences_page_new()!))) == PreferencesPage.self)
        }
    }

    func testAPreferencesPageLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                show(PreferencesPage { PreferencesGroup(title: "a") { ActionRow(title: "b") } }) { $0.draw() }
            }
        }
    }
}
#endif
