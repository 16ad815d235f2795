#if GTK
import CGTKSupport
import Foundation
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

    /// A class that can wrap an existing object and names its GType is in the table that `wrapping` uses.
    func testEveryClassThatCanWrapAnObjectIsInTheTable() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/RxGTK")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let texts = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let taking = texts.filter {
            $0.contains("class var objectType") && $0.contains(/init\((?:existing|borrowing) pointer/)
        }
        let classes = taking.flatMap { $0.matches(of: /\n(?:open|public(?: final)?) class (\w+)/) }.map { String($0.1) }
        let table = Set(texts.flatMap { $0.matches(of: /\n        (\w+)\.objectType: \{/).map { String($0.1) } })
        XCTAssertGreaterThan(classes.count, 80)
        // `wrapping` falls back to GObject without the table.
        XCTAssertEqual(Set(classes).subtracting(table), ["GObject"])
    }
}
#endif
