#if GTK
import CGTKSupport
import RxGTK
import XCTest

/// An object that GTK makes is wrapped in the Swift class of its type.
final class WrapperTableTests: GTKTestCase {
    func testBuilderReturnsListsAsTheirClasses() throws {
        try onMain {
            let builder = try Builder(
                string: """
                    <interface>
                      <object class="GtkListView" id="list"/>
                      <object class="GtkGridView" id="grid"/>
                      <object class="GtkColumnView" id="columns"/>
                    </interface>
                    """)
            let lists: [ListWidget] = [
                try builder.child("list", as: ListView.self), try builder.child("grid", as: GridView.self),
                try builder.child("columns", as: ColumnView.self),
            ]
            XCTAssertEqual(lists.map(\.rowCount), [0, 0, 0])
            guard Toolkit.gtkVersion >= LibraryVersion(4, 12) else { return }
            // GTK_LIST_TAB_ITEM, as in lists made in Swift.
            XCTAssertEqual(lists.map { $0.property("tab-behavior", as: Int.self).value }, [1, 1, 1])
        }
    }

    func testControllersAreWrappedInTheirOwnClasses() {
        onMain {
            let made: [(OpaquePointer?, EventController.Type)] = [
                (gtk_gesture_click_new(), ClickGesture.self), (gtk_gesture_long_press_new(), LongPressGesture.self),
                (gtk_event_controller_key_new(), KeyController.self),
                (gtk_event_controller_focus_new(), FocusController.self),
            ]
            for (pointer, type) in made {
                let controller = EventController.wrapping(pointer!)
                XCTAssertTrue(Swift.type(of: controller) == type, "\(controller.className)")
                g_object_unref(.init(pointer))
            }
        }
    }

    /// CGTK has its own classes, in place of those that an old libadwaita lacks.
    func testTheCommentOfAClassNamesItsCClass() {
        onMain {
            XCTAssertGreaterThan(WrappedClasses.all.count, 100)
            for (wrapper, _, wrapped) in WrappedClasses.all {
                let name = String(cString: g_type_name(wrapper.objectType))
                XCTAssertTrue(
                    wrapped.contains(name) || name.hasPrefix("RxGTK"), "\(wrapper) has \(name), but names \(wrapped)")
            }
        }
    }

    func testTheCClassOfASuperclassIsAnAncestor() {
        onMain {
            for (wrapper, superclass, _) in WrappedClasses.all {
                XCTAssertNotEqual(
                    g_type_is_a(wrapper.objectType, superclass.objectType), 0, "\(wrapper), \(superclass)")
            }
        }
    }

    /// Abstract classes have no instances, and GTK's list of windows would retain a window.
    func testAWidgetThatGTKMakesIsWrappedInItsClass() {
        onMain {
            let widgets = WrappedClasses.all.map(\.wrapper).filter {
                $0 is Widget.Type && g_type_is_a($0.objectType, gtk_window_get_type()) == 0
                    && g_type_test_flags($0.objectType, rxgtk_G_TYPE_FLAG_ABSTRACT) == 0
            }
            XCTAssertGreaterThan(widgets.count, 70)
            for wrapper in widgets {
                let widget = OpaquePointer(g_object_ref_sink(rxgtk_object_new_widget(wrapper.objectType))!)
                XCTAssertTrue(type(of: GObject.wrapping(widget)) == wrapper, "\(wrapper)")
                g_object_unref(.init(widget))
            }
        }
    }
}
#endif
