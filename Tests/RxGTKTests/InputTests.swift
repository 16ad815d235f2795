#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class InputTests: GTKTestCase {
    func testMessageExplainsAControllerAddedToTwoWidgets() {
        XCTAssertEqual(
            Misuse.controllerTaken("GtkEventControllerKey", by: "GtkLabel", wantedBy: "GtkButton"),
            """
            A GtkEventControllerKey was added to a GtkButton, but already handles the input of a GtkLabel: remove it there \
            first with `removeController`, or make another.
            """)
    }

    func testRemovingAControllerOfAnotherWidgetDoesNothing() {
        onMain {
            let (label, other, controller) = (Label("a"), Label("b"), ClickGesture())
            label.removeController(controller)
            other.addController(controller)
            label.removeController(controller)
            XCTAssertTrue(controller.observedWidget === other)
            other.removeController(controller)
            other.removeController(controller)
            XCTAssertNil(controller.observedWidget)
        }
    }

    func testClicksAndLongPressesEmitTheirPositions() {
        onMain {
            let label = Label("a")
            var seen: [PointerEvent] = []
            let click = label.rx.click(.secondary).subscribe(onNext: { seen.append($0) })
            let long = label.rx.longPress().subscribe(onNext: { seen.append($0) })
            label.firstController(ClickGesture.self)?.emit("pressed", 2, 3.0, 4.0)
            label.firstController(LongPressGesture.self)?.emit("pressed", 5.0, 6.0)
            XCTAssertEqual(seen, [PointerEvent(count: 2, x: 3, y: 4), PointerEvent(count: 1, x: 5, y: 6)])
            click.dispose()
            long.dispose()
            XCTAssertNil(label.firstController(ClickGesture.self))
            XCTAssertNil(label.firstController(LongPressGesture.self))
        }
    }

    func testUnclaimedKeyGoesToTheNextController() {
        onMain {
            let label = Label("a")
            let bag = DisposeBag()
            var seen: [String] = []
            label.rx.keyPressed { $0.name == "Escape" }.subscribe(onNext: { seen.append($0.name) }).disposed(
                by: bag)
            let controller = label.firstController(KeyController.self)!
            controller.onPress { key in
                seen.append("other \(key.character.map(String.init) ?? "")")
                return false
            }
            controller.emit("key-pressed", UInt32(GDK_KEY_Escape), UInt32(9), UInt32(0))
            controller.emit("key-pressed", UInt32(GDK_KEY_a), UInt32(9), UInt32(0))
            XCTAssertEqual(seen, ["Escape", "other a"])
            XCTAssertEqual(
                KeyPress(key: 65, modifiers: rxgtk_GDK_CONTROL_MASK | rxgtk_GDK_LOCK_MASK).modifiers, .control
            )
        }
    }

    func testInvalidAcceleratorIsRejectedWithAMessage() {
        onMain {
            XCTAssertNotNil(Accelerator("<Alt>Up"))
            XCTAssertNil(Accelerator("Strg+F"))
            XCTAssertNil(Accelerator("<Control>"))
            XCTAssertTrue(Misuse.noAccelerator("Strg+F").hasPrefix("\"Strg+F\" is not an accelerator"))
        }
    }

    func testShortcutEmitsWhenItIsActivated() {
        onMain {
            let label = Label("a")
            let bag = DisposeBag()
            var count = 0
            label.rx.shortcut("<Alt>Up", scope: .global).take(1).subscribe(onNext: { count += 1 }).disposed(by: bag)
            show(label) { _ in
                let controller = label.firstController(ShortcutController.self)!
                let shortcut = g_list_model_get_item(controller.pointer, 0)!
                let (trigger, action) = (
                    gtk_shortcut_get_trigger(OpaquePointer(shortcut)),
                    gtk_shortcut_get_action(OpaquePointer(shortcut))
                )
                let name = gtk_shortcut_trigger_to_string(trigger)!
                XCTAssertEqual(String(cString: name), "<Alt>Up")
                g_free(name)
                let isUsed = gtk_shortcut_action_activate(
                    action, GtkShortcutActionFlags(0), UnsafeMutablePointer(label.pointer), nil)
                XCTAssertEqual(isUsed, 1)
                g_object_unref(shortcut)
            }
            XCTAssertEqual(count, 1)
            XCTAssertNil(label.firstController(ShortcutController.self))
        }
    }

    func testContainsFocusEmitsWhenTheFocusEntersAndLeaves() {
        onMain {
            let bag = DisposeBag()
            let (first, second) = (Entry(), Entry())
            let box = Box(.vertical, children: [first])
            var seen: [Bool] = []
            box.rx.containsFocus.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(Box(.vertical, children: [box, second])) { _ in
                first.becomeFirstResponder()
                second.becomeFirstResponder()
            }
            XCTAssertEqual(seen, [false, true, false])
        }
    }

    func testDisposingOffTheMainThreadRemovesTheController() {
        onMain {
            let label = Label("a")
            let subscription = label.rx.click().subscribe()
            XCTAssertNotNil(label.firstController(ClickGesture.self))
            DispatchQueue.global().async { subscription.dispose() }
            spin(for: "the gesture to be removed") { label.firstController(ClickGesture.self) == nil }
        }
    }

    func testControllerKnowsItsPhaseAndItsWidget() {
        onMain {
            let keys = KeyController(phase: .capture)
            XCTAssertEqual(keys.phase, .capture)
            XCTAssertNil(keys.observedWidget)
            let label = Label("a")
            label.addController(keys)
            XCTAssertTrue(keys.observedWidget === label)
            label.removeController(keys)
            XCTAssertNil(keys.observedWidget)
        }
    }

    func testInputStreamsCompleteWhenTheWindowCloses() {
        onMain {
            checkNothingIsLeft {
                let entry = Entry()
                var completed = 0
                let count: @MainActor () -> Void = { completed += 1 }
                _ = entry.rx.click().subscribe(onNext: { _ in entry.text = "a" }, onCompleted: count)
                _ = entry.rx.longPress().subscribe(onNext: { _ in entry.text = "a" }, onCompleted: count)
                _ = entry.rx.keyPressed { _ in true }.subscribe(
                    onNext: { _ in entry.text = "a" }, onCompleted: count)
                _ = entry.rx.shortcut("<Control>f").subscribe(onNext: { entry.text = "a" }, onCompleted: count)
                _ = entry.rx.containsFocus.subscribe(onNext: { _ in entry.text = "a" }, onCompleted: count)
                show(entry) { _ in }
                XCTAssertEqual(completed, 5)
            }
        }
    }
}

extension Widget {
    /// The widget's first event controller of this Swift class.
    func firstController<Controller: EventController>(_: Controller.Type) -> Controller? {
        let list = gtk_widget_observe_controllers(UnsafeMutablePointer(pointer))!
        defer { g_object_unref(.init(list)) }
        return (0..<g_list_model_get_n_items(list)).lazy.compactMap { index in
            let item = g_list_model_get_item(list, index)!
            defer { g_object_unref(item) }
            return EventController.wrapping(OpaquePointer(item)) as? Controller
        }.first
    }
}
#endif
