#if GTK
import GTKWidgets
import XCTest

final class ListenersTests: GTKTestCase {
    func testEventDuringADeliveryComesAfterIt() {
        onMain {
            let (listeners, log) = (Listeners<Int>(), Log())
            log.listen("a", to: listeners) { if $0 == 1 { listeners.emit(2) } }
            log.listen("b", to: listeners)
            listeners.emit(1)
            XCTAssertEqual(log.lines, ["a1", "b1", "a2", "b2"])
        }
    }

    func testEndDuringADeliveryComesAfterIt() {
        onMain {
            let (listeners, log) = (Listeners<Int>(), Log())
            log.listen("a", to: listeners) { _ in listeners.end() }
            log.listen("b", to: listeners)
            listeners.emit(1)
            listeners.emit(2)
            XCTAssertEqual(log.lines, ["a1", "b1", "a ended", "b ended"])
        }
    }

    func testRemovedListenerReceivesNothing() {
        onMain {
            let (listeners, log) = (Listeners<Int>(), Log())
            log.listen("a", to: listeners) { _ in listeners.remove(log.ids["b"]!) }
            log.listen("b", to: listeners)
            listeners.emit(1)
            listeners.end()
            XCTAssertEqual(log.lines, ["a1", "a ended"])
        }
    }

    func testListenerAfterTheEndEndsAtOnce() {
        onMain {
            let (listeners, log) = (Listeners<Int>(), Log())
            listeners.end()
            log.listen("a", to: listeners)
            XCTAssertFalse(listeners.emit(1))
            XCTAssertEqual(log.lines, ["a ended"])
        }
    }

    func testEventWithoutAListenerIsDroppedUnlessItIsBuffered() {
        onMain {
            let (dropping, buffering) = (Listeners<Int>(), Listeners<Int>(buffersFirstEvents: true))
            let log = Log()
            XCTAssertFalse(dropping.emit(1))
            XCTAssertFalse(buffering.emit(1))
            for (name, listeners) in [("a", dropping), ("b", buffering)] {
                log.listen(name, to: listeners)
                listeners.deliverPending()
            }
            XCTAssertEqual(log.lines, ["b1"])
        }
    }

    func testFreedListenersEnd() {
        onMain {
            let log = Log()
            log.listen("a", to: Listeners())
            XCTAssertEqual(log.lines, ["a ended"])
        }
    }
}

/// What each listener has received.
@MainActor
private final class Log {
    var lines: [String] = []
    var ids: [String: Int] = [:]

    func listen(
        _ name: String, to listeners: Listeners<Int>, then body: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        ids[name] = listeners.add(
            receive: { event in
                self.lines.append("\(name)\(event)")
                body(event)
            },
            onEnd: { self.lines.append("\(name) ended") })
    }
}
#endif
