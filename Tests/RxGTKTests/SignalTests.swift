#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class SignalTests: GTKTestCase {
    func testHandlerRunsUntilItIsDisposed() {
        onMain {
            let button = Button(title: "a")
            var taps = 0
            let handler = button.connect("clicked") { taps += 1 }
            button.click()
            handler.dispose()
            button.click()
            XCTAssertEqual(taps, 1)
            XCTAssertFalse(handler.isConnected)
        }
    }

    func testDisabledButtonDoesNotEmitClicked() {
        onMain {
            let button = Button(title: "a")
            var taps = 0
            button.connect("clicked") { taps += 1 }
            button.isEnabled = false
            button.click()
            XCTAssertEqual(taps, 0)
        }
    }

    func testHandlerReceivesTheArguments() {
        onMain {
            let gesture = RxGTK.GObject(adopting: gtk_gesture_click_new()!)
            var seen: [String] = []
            gesture.connect("pressed", as: Int.self, Double.self, Double.self) { seen.append("\($0) \($1) \($2)") }
            gesture.connect("pressed") { seen.append("no arguments") }
            gesture.emit("pressed", 2, 1.5, 2.5)
            XCTAssertEqual(seen, ["2 1.5 2.5", "no arguments"])
        }
    }

    func testAnswerOfAHandlerEndsTheEmission() {
        onMain {
            let keys = RxGTK.GObject(adopting: gtk_event_controller_key_new()!)
            var seen: [UInt] = []
            keys.connect(
                "key-pressed", as: UInt.self, UInt.self, UInt.self,
                answering: { key, _, _ in
                    seen.append(key)
                    return true
                })
            keys.connect("key-pressed") { seen.append(0) }
            keys.emit("key-pressed", UInt(97), UInt(1), UInt(0))
            XCTAssertEqual(seen, [97], "an answer of true ends the emission")
        }
    }

    func testHandlersReceiveTextsAndSeeChangedObjects() {
        onMain {
            let label = Label("a")
            var link: String?
            label.connect("activate-link", as: String.self) { link = $0 }
            label.emit("activate-link", "x://y")
            XCTAssertEqual(link, "x://y")

            let window = Window()
            defer { window.close() }
            var focus: [ObjectIdentifier?] = []
            window.connect("notify::default-widget") {
                focus.append(window.defaultWidget.map { ObjectIdentifier($0) })
            }
            let button = Button(title: "b")
            window.content = button
            window.defaultWidget = button
            XCTAssertEqual(focus, [ObjectIdentifier(button)])
        }
    }

    func testHandlersCanBeDisposedDuringTheEmission() {
        onMain {
            let button = Button(title: "a")
            var taps = 0
            var handler: SignalHandler?
            var other: SignalHandler?
            handler = button.connect("clicked") {
                taps += 1
                handler?.dispose()
                other?.dispose()
            }
            other = button.connect("clicked") { taps += 10 }
            button.click()
            button.click()
            XCTAssertEqual(taps, 1)
        }
    }

    func testFreeingTheObjectCallsOnEndOfItsHandlers() {
        onMain {
            var ends: [String] = []
            do {
                let button = Button(title: "a")
                _ = button.listen(to: "clicked", receive: {}, onEnd: { ends.append("object") })
                button.listen(to: "clicked", receive: {}, onEnd: { ends.append("disposed") }).dispose()
            }
            XCTAssertEqual(ends, ["object"])
        }
    }

    func testOnEndCanDisposeTheOtherHandlers() {
        onMain {
            for first in ["clicked", "map", "notify::label"] {
                var others: [SignalHandler] = []
                var ends = 0
                do {
                    let button = Button(title: "a")
                    for signal in [first, "clicked", "unmap", "clicked", "notify::label"] {
                        let handler = button.listen(to: signal, receive: {}) {
                            ends += 1
                            for handler in others { handler.dispose() }
                        }
                        others.append(handler)
                    }
                }
                XCTAssertEqual(ends, 1, first)
                XCTAssertFalse(others.contains { $0.isConnected })
            }
        }
    }

    func testObjectCanBeFreedBeforeAPendingDisposalRuns() {
        onMain {
            let before = restingCensus()
            do {
                let handler = Button(title: "a").connect("clicked") {}
                let isDisposed = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    handler.dispose()
                    isDisposed.signal()
                }
                isDisposed.wait()
            }
            settle()
            XCTAssertEqual(LiveObjects.counts, before)
        }
    }

    /// GTK releases icons and textures on its own threads.
    func testAnotherThreadCanFreeAnObjectWithHandlers() {
        onMain {
            let before = restingCensus()
            for disposes in [false, true] {
                var menu = Optional(Menu())
                var ends = 0
                let handlers = (0..<2).map { _ in
                    menu!.listen(to: "items-changed", receive: {}, onEnd: { ends += 1 })
                }
                let address = UInt(bitPattern: menu!.pointer)
                Self.onAThread { g_object_ref(.init(bitPattern: address)) }
                // The main thread does not know of the new reference yet. If it did, it would keep the wrapper.
                menu = nil
                Self.onAThread { g_object_unref(.init(bitPattern: address)) }
                if disposes { handlers[0].dispose() }
                spin(for: "the handlers to be disconnected") { !handlers.contains { $0.isConnected } }
                XCTAssertEqual(ends, disposes ? 1 : 2, "onEnd of a disposed handler is not called")
            }
            checkNothingIsLeft(since: before)
        }
    }

    /// Runs `body` on a new thread, and waits for it.
    private static func onAThread(_ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            body()
            isDone.signal()
        }.start()
        isDone.wait()
    }

    func testDisposingOnAnotherThreadStopsTheHandler() {
        onMain {
            let before = restingCensus()
            let button = Button(title: "a")
            var taps = 0
            let handler = button.connect("clicked") { taps += 1 }
            let isDone = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                handler.dispose()
                isDone.signal()
            }
            isDone.wait()
            button.click()
            XCTAssertEqual(taps, 0)
            spin(for: "the handler to be removed") { LiveObjects.counts["handlers"] == before["handlers"] }
        }
    }

    func testMessagesExplainWrongSignalNamesAndTypes() throws {
        try onMain {
            let type = Button.objectType
            let unknown = try XCTUnwrap(SignalSpec.problem("tapped", on: type, carrying: []))
            XCTAssertTrue(
                unknown.hasPrefix("GtkButton has no signal \"tapped\". It has: activate, clicked, "), unknown)
            XCTAssertTrue(unknown.contains("notify"), unknown)

            let wrong = try XCTUnwrap(
                SignalSpec.problem("pressed", on: gtk_gesture_click_get_type(), carrying: [Int.self, String.self]))
            XCTAssertEqual(
                wrong,
                """
                The signal "pressed" of GtkGestureClick carries (gint, gdouble, gdouble) and returns void, but was asked for \
                as (Int, String) -> Void.
                """)
            XCTAssertNil(SignalSpec.problem("clicked", on: type, carrying: []))
            XCTAssertNotNil(SignalSpec.problem("clicked", on: type, carrying: [], replying: Bool.self))
        }
    }
}
#endif
