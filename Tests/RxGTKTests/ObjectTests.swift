#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class ObjectTests: GTKTestCase {
    func testWrappingAnObjectTwiceReturnsTheSameWrapper() {
        onMain {
            let label = Label("a")
            XCTAssertTrue(Label.wrapping(label.pointer) === label)
            XCTAssertTrue(Widget.wrapping(label.pointer) === label)
        }
    }

    func testParentRetainsTheSubclassWrapperOfItsChild() {
        onMain {
            final class Named: Label { var name = "" }
            let box = Box(.vertical)
            weak var weakLabel: Named?
            do {
                let label = Named("a")
                label.name = "kept"
                weakLabel = label
                box.append(label)
            }
            XCTAssertEqual((box.subviews.first as? Named)?.name, "kept")
            XCTAssertNotNil(weakLabel)
            box.remove(weakLabel!)
            XCTAssertNil(weakLabel)
        }
    }

    func testUnusedWidgetIsFreedAtOnceWithItsObject() {
        onMain {
            let before = restingCensus()
            weak var weakButton: Button?
            do {
                let button = Button(title: "a")
                button.connect("clicked") {}
                weakButton = button
            }
            XCTAssertNil(weakButton)
            XCTAssertEqual(LiveObjects.counts, before)
        }
    }

    func testReleasingAWidgetOffTheMainThreadFreesIt() {
        onMain {
            let before = restingCensus()
            nonisolated(unsafe) var labels = [Label("a")]
            DispatchQueue.global().async { labels.removeAll() }
            checkNothingIsLeft(since: before)
        }
    }

    func testReferenceOfAnotherThreadKeepsTheWrapper() {
        onMain {
            weak var weakMenu: Menu?
            var menu = Optional(Menu())
            let address = UInt(bitPattern: menu!.pointer)
            weakMenu = menu
            Self.onAThread { g_object_ref(.init(bitPattern: address)) }
            Self.waitForTheMainQueue()
            menu = nil
            XCTAssertNotNil(weakMenu)
            Self.onAThread { g_object_unref(.init(bitPattern: address)) }
            spin(for: "the wrapper to be freed") { weakMenu == nil }
        }
    }

    func testThreadsCanReferenceObjectsWhileWrappersAreFreed() {
        onMain {
            let before = restingCensus()
            for _ in 0..<50 {
                var menu = Optional(Menu())
                let address = UInt(bitPattern: menu!.pointer)
                let threads = (0..<4).map { _ in
                    Self.thread {
                        for _ in 0..<500 {
                            g_object_ref(.init(bitPattern: address))
                            g_object_unref(.init(bitPattern: address))
                        }
                        g_object_ref(.init(bitPattern: address))
                    }
                }
                threads.forEach { $0.wait() }
                menu = nil
                for _ in threads { Self.onAThread { g_object_unref(.init(bitPattern: address)) } }
            }
            checkNothingIsLeft(since: before)
        }
    }

    /// Runs `body` on a new thread. Not on a queue, because waiting for a queue may run the block on this thread.
    private static func thread(_ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            body()
            isDone.signal()
        }.start()
        return isDone
    }

    private static func onAThread(_ body: @escaping @Sendable () -> Void) {
        thread(body).wait()
    }

    /// Waits until the main queue has run the blocks that threads have already enqueued.
    @MainActor private static func waitForTheMainQueue() {
        var isReached = false
        DispatchQueue.main.async { isReached = true }
        spin(for: "the main queue") { isReached }
    }

    func testObjectMadeByGTKIsWrappedInTheClosestClass() {
        onMain {
            let bar = HeaderBar()
            let box = Box.wrapping(OpaquePointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!))
            XCTAssertEqual(box.className, "GtkBox")
            bar.packStart(box)
            XCTAssertTrue(box.superview != nil)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_inscription_new("a")!))) == Widget.self)
        }
    }

    func testAdoptingConsumesTheReferenceAndBorrowingDoesNot() {
        onMain {
            let model = g_list_store_new(g_object_get_type())!
            let before = LiveObjects.counts["objects"]!
            do { _ = RxGTK.GObject(adopting: model) }
            XCTAssertEqual(LiveObjects.counts["objects"]!, before)

            let other = g_list_store_new(g_object_get_type())!
            do { _ = RxGTK.GObject(borrowing: other) }
            XCTAssertEqual(LiveObjects.counts["objects"]!, before + 1)
            g_object_unref(.init(other))
            XCTAssertEqual(LiveObjects.counts["objects"]!, before)
        }
    }

    func testMessagesNameTheMistakeAndTheRemedy() {
        onMain {
            XCTAssertTrue(Misuse.offMainThread("Label").hasPrefix("Label was used off the main thread."))
            XCTAssertTrue(Misuse.beforeStart("Label").contains("Application.run { app in … }"))
        }
    }
}
#endif
