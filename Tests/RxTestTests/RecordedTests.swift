import Rx
import RxTest
import Testing

@Suite struct RecordedTests {
    @Test func equalityComparesTimeAndValue() {
        #expect(Recorded(time: 1, value: "a") == Recorded(time: 1, value: "a"))
        #expect(Recorded(time: 1, value: "a") != Recorded(time: 2, value: "a"))
        #expect(Recorded(time: 1, value: "a") != Recorded(time: 1, value: "b"))
    }

    @Test func shorthandsMakeEvents() {
        #expect(Recorded.next(5, 1) == Recorded(time: 5, value: .next(1)))
        #expect(Recorded.completed(5, Int.self) == Recorded(time: 5, value: .completed))
        #expect(Recorded.error(5, RxError.timeout, Int.self) == Recorded(time: 5, value: .error(RxError.timeout)))
    }

    @Test func eventsAcceptsAListOrSeveralArguments() {
        let list: [Recorded<Event<Int>>] = [.next(1, 1), .completed(2)]
        #expect(Recorded.events(.next(1, 1), .completed(2)) == list)
        #expect(Recorded.events(list) == list)
    }

    @Test func describesValueAndTime() {
        #expect(String(reflecting: Recorded(time: 5, value: "a")) == "a @ 5")
    }
}
