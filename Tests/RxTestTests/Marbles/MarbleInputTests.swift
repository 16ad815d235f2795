import Foundation
import Rx
import RxTest
import Testing

@Suite struct MarbleInputTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func aHotInputEmitsAtAbsoluteTicks() throws {
        let xs = try scheduler.hot("-1-2-|", values: .digits)
        #expect(xs.recordedEvents == [.next(201, 1), .next(203, 2), .completed(205)])
        #expect(scheduler.start { xs }.events == xs.recordedEvents)
        #expect(xs.subscriptions == [Subscription(200, 205)])
    }

    @Test func aCaretMarksTickZeroOfAHotInput() throws {
        let xs = try scheduler.hot("-a-^-b-|")
        #expect(xs.recordedEvents == [.next(198, "a"), .next(202, "b"), .completed(204)])
        try scheduler.expect("--b-|") { xs }
        try xs.expectSubscriptions("^---!")
    }

    @Test func theSubscriptionComesFirstInItsTick() throws {
        let xs = try scheduler.hot("a(^b)c|")
        try scheduler.expect("bc|") { xs }
    }

    @Test func aHotInputMayEndBeforeTheSubscription() throws {
        let xs = try scheduler.hot("-a|-^--")
        try scheduler.expect("") { xs }
    }

    @Test func aColdInputCountsFromItsSubscription() throws {
        let xs = try scheduler.cold("-1(23)|", values: .digits)
        #expect(xs.recordedEvents == [.next(1, 1), .next(2, 2), .next(2, 3), .completed(3)])
        try scheduler.expect("----1(23)|", values: .digits) { xs.delaySubscription(.seconds(3), scheduler: scheduler) }
        try xs.expectSubscriptions("---^--!")
    }

    @Test func aColdInputMayEmitAtItsSubscription() throws {
        let xs = try scheduler.cold("(ab)c|")
        try scheduler.expect("(ab)c|") { xs }
        try xs.expectSubscriptions("^-!")
    }

    @Test func aColdInputMayEndDuringItsSubscription() throws {
        let xs = try scheduler.cold("(a|)")
        try scheduler.expect("(a|)") { xs }
        try xs.expectSubscriptions("(^!)")
    }

    @Test func anErrorMarkStandsForTheGivenError() throws {
        let xs = try scheduler.cold("-#", error: RxError.timeout)
        #expect(xs.recordedEvents == [.error(1, RxError.timeout)])
        #expect(try scheduler.hot("-#").recordedEvents == [.error(201, MarbleError())])
        try scheduler.expect("-#", error: RxError.timeout) { xs }
    }

    @Test func valuesMayHaveAnyType() throws {
        let values: MarbleValues<Int?> = ["a": 1, "n": nil]
        let xs = try scheduler.cold("an|", values: values)
        try scheduler.expect("an|", values: values) { xs }
    }

    @Test func anElementWithoutAValueIsRefused() throws {
        let error = #expect(throws: MarbleDiagramError.self) {
            try scheduler.cold("- a c", values: ["a": 1, "b": 2])
        }
        #expect(error?.column == 5)
        #expect(error?.problem == "`c` has no value")
        #expect(error?.allowed == "elements that have a value: `a`, `b`")
    }

    @Test func aColdInputRefusesASubscriptionMark() {
        let error = #expect(throws: MarbleDiagramError.self) { try scheduler.cold("-^a") }
        #expect(error?.problem == "`^` cannot be in a diagram of a cold input")
        #expect(error?.allowed.contains("^") == false)
    }

    @Test func aHotInputRefusesAnUnsubscriptionMark() {
        let error = #expect(throws: MarbleDiagramError.self) { try scheduler.hot("-a!") }
        #expect(error?.problem == "`!` cannot be in a diagram of a hot input")
    }

    @Test func aHotInputMayNotBeginInThePast() {
        let error = #expect(throws: MarbleDiagramError.self) {
            try scheduler.hot("a" + String(repeating: "-", count: 200) + "^")
        }
        #expect(error?.problem == "it begins at virtual time -1, but the scheduler is already at 0")
    }
}
