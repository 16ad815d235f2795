#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class WidgetAccessibilityTests: GTKTestCase {
    func testARoleCanBeSetBeforeAWidgetIsShown() {
        onMain {
            let roles: [(AccessibilityRole, GtkAccessibleRole)] = [
                (.button, GTK_ACCESSIBLE_ROLE_BUTTON), (.group, GTK_ACCESSIBLE_ROLE_GROUP),
                (.image, GTK_ACCESSIBLE_ROLE_IMG),
                (.list, GTK_ACCESSIBLE_ROLE_LIST), (.listItem, GTK_ACCESSIBLE_ROLE_LIST_ITEM),
                (.meter, GTK_ACCESSIBLE_ROLE_METER), (.presentation, GTK_ACCESSIBLE_ROLE_PRESENTATION),
                (.status, GTK_ACCESSIBLE_ROLE_STATUS), (.textBox, GTK_ACCESSIBLE_ROLE_TEXT_BOX),
            ]
            for (role, expected) in roles {
                let bin = Bin()
                bin.setAccessibilityRole(role)
                show(bin) { $0.draw() }
                XCTAssertEqual(gtk_accessible_get_accessible_role(bin.pointer), expected)
            }
        }
    }

    /// GTK reports a relation only on the accessibility bus, so gallery_accessibility.py checks it.
    func testAnAccessibilityRelationLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let (entry, name) = (Entry(), Label("Name"))
                entry.setAccessibilityRelation(.labelledBy, to: name)
                entry.setAccessibilityRelation(.controls, to: name)
                entry.setAccessibilityRelation(.describedBy, to: name)
                entry.setAccessibilityRelation(.controls, to: nil)
                show(
                    VBox {
                        name; entry
                    }
                ) { $0.draw() }
            }
        }
    }
}
#endif
