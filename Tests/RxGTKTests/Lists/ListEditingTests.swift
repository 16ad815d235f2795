#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Deleting and moving rows with keys. The list emits the person's request, and the program changes the rows.
final class ListEditingTests: GTKTestCase {
    /// A list whose program carries out each deletion and move.
    @MainActor
    private final class Screen {
        let list = ListView()
        let window: ListWindow
        let rows: BehaviorRelay<[Item]>

        init(count: Int = 5) {
            rows = BehaviorRelay(value: (0..<count).map { Item($0, "\($0)") })
            window = ListWindow(list)
            let rows = rows
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
                cell.accessibilityLabel = "Task \(element.text)"
            }.disposed(by: window.bag)
            list.rx.modelDeleted(Item.self).subscribe(onNext: { gone in
                rows.accept(rows.value.filter { $0.id != gone.id })
            }).disposed(by: window.bag)
            list.rx.itemMoved.subscribe(onNext: { move in
                var items = rows.value
                items.insert(items.remove(at: move.sourceIndex), at: move.destinationIndex)
                rows.accept(items)
            }).disposed(by: window.bag)
            window.draw()
        }

        var ids: [Int] { rows.value.map(\.id) }

        func focus(_ text: String) {
            XCTAssertEqual(window.label(text)?.row?.becomeFirstResponder(), true)
        }

        /// Sends a key to the list's controllers. Returns whether one of them handled it.
        @discardableResult
        func press(_ key: Int32, _ modifiers: guint = 0) -> Bool {
            let controllers = gtk_widget_observe_controllers(.init(list.pointer))!
            defer { g_object_unref(.init(controllers)) }
            return (0..<g_list_model_get_n_items(controllers)).contains { index in
                let controller = OpaquePointer(g_list_model_get_item(controllers, index)!)
                defer { g_object_unref(.init(controller)) }
                guard rxgtk_is_a(.init(controller), gtk_event_controller_key_get_type()) != 0 else { return false }
                return Self.emit(key, modifiers, on: controller)
            }
        }

        private static func emit(
            _ key: Int32, _ modifiers: guint, on controller: OpaquePointer
        ) -> Bool {
            var values = [GValue](repeating: GValue(), count: 4)
            g_value_init(&values[0], rxgtk_type_of(.init(controller)))
            g_value_set_object(&values[0], .init(controller))
            g_value_init(&values[1], rxgtk_type_uint)
            g_value_set_uint(&values[1], guint(key))
            g_value_init(&values[2], rxgtk_type_uint)
            g_value_init(&values[3], gdk_modifier_type_get_type())
            g_value_set_flags(&values[3], modifiers)
            defer { for index in values.indices { g_value_unset(&values[index]) } }
            var taken = GValue()
            g_value_init(&taken, rxgtk_type_boolean)
            let signal = g_signal_lookup("key-pressed", gtk_event_controller_key_get_type())
            g_signal_emitv(values, signal, 0, &taken)
            return g_value_get_boolean(&taken) != 0
        }
    }

    func testDeleteWorksOnlyInEditMode() {
        onMain {
            let screen = Screen()
            screen.focus("2")
            XCTAssertFalse(screen.press(GDK_KEY_Delete))
            screen.list.isEditing = true
            XCTAssertTrue(screen.press(GDK_KEY_Delete))
            XCTAssertEqual(screen.ids, [0, 1, 3, 4])
            screen.list.isEditing = false
            XCTAssertFalse(screen.press(GDK_KEY_Delete))
            XCTAssertEqual(screen.ids, [0, 1, 3, 4])
            screen.window.close()
        }
    }

    func testDeletingARowFocusesTheNextRow() {
        onMain {
            let screen = Screen()
            screen.list.isEditing = true
            screen.focus("3")
            screen.press(GDK_KEY_Delete)
            XCTAssertEqual(screen.list.focusedRow, 3)
            screen.press(GDK_KEY_Delete)
            XCTAssertEqual(screen.list.focusedRow, 2)
            screen.press(GDK_KEY_KP_Delete)
            XCTAssertEqual(screen.ids, [0, 1])
            screen.press(GDK_KEY_Delete, rxgtk_GDK_CONTROL_MASK)
            XCTAssertEqual(screen.ids, [0, 1])
            screen.window.close()
        }
    }

    func testAltAndArrowKeysMoveTheFocusedRow() {
        onMain {
            let screen = Screen()
            screen.list.isEditing = true
            screen.focus("1")
            screen.press(GDK_KEY_Down, rxgtk_GDK_ALT_MASK)
            screen.press(GDK_KEY_Down, rxgtk_GDK_ALT_MASK)
            XCTAssertEqual(screen.ids, [0, 2, 3, 1, 4])
            XCTAssertEqual(screen.list.focusedRow, 3)
            screen.press(GDK_KEY_Up, rxgtk_GDK_ALT_MASK)
            XCTAssertEqual(screen.ids, [0, 2, 1, 3, 4])
            screen.focus("0")
            XCTAssertTrue(screen.press(GDK_KEY_Up, rxgtk_GDK_ALT_MASK))
            XCTAssertEqual(screen.ids, [0, 2, 1, 3, 4])
            XCTAssertFalse(screen.press(GDK_KEY_Up))
            screen.window.close()
        }
    }

    func testDeleteIsNotHandledWithoutAFocusedRow() {
        onMain {
            let screen = Screen()
            screen.list.isEditing = true
            gtk_window_set_focus(.init(screen.window.pointer), nil)
            XCTAssertFalse(screen.press(GDK_KEY_Delete))
            screen.window.close()
        }
    }
}
#endif
