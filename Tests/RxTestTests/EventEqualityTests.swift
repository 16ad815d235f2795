import Rx
import RxTest
import Testing

@Suite struct EventEqualityTests {
    @Test func eventsAreEqualByKindAndElement() {
        #expect(Event.next(1) == .next(1))
        #expect(Event.next(1) != .next(2))
        #expect(Event<Int>.completed == .completed)
        #expect(Event.next(1) != .completed)
        #expect(Event<Int>.completed != .error(RxError.timeout))
    }

    @Test func errorsAreEqualByTypeAndDescription() {
        #expect(Event<Int>.error(RxError.timeout) == .error(RxError.timeout))
        #expect(Event<Int>.error(RxError.timeout) != .error(RxError.noElements))
        #expect(Event<Int>.error(Same()) != .error(RxError.timeout))
    }

    private struct Same: Error, CustomDebugStringConvertible {
        let debugDescription = String(reflecting: RxError.timeout)
    }
}
