import Foundation
import Rx
import RxTest
import Testing

@Suite struct MarbleExpectTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func passesIfTheSequenceMatchesItsDiagram() throws {
        try scheduler.expect("-a-(bc|)") { try scheduler.cold("-a-(bc|)") }
    }

    @Test func anEndlessSequenceIsDisposed() throws {
        let xs = try scheduler.hot("-a-b")
        try scheduler.expect("-a-b") { xs }
        try xs.expectSubscriptions("^")
        #expect(xs.subscriptions == [Subscription(200, 1000)])
    }

    @Test func unsubscriptionComesLastInItsTick() throws {
        let xs = try scheduler.cold("-a-b-c")
        try scheduler.expect("-a-(b!)") { xs }
        try xs.expectSubscriptions("^--!")
    }

    @Test func unsubscriptionMayStandAlone() throws {
        let xs = try scheduler.hot("-a-b-c")
        try scheduler.expect("-a!") { xs }
        try xs.expectSubscriptions("^-!")
    }

    @Test func unsubscriptionMayComeAtTheFirstTick() throws {
        let xs = try scheduler.hot("a-b")
        try scheduler.expect("(a!)") { xs }
        try xs.expectSubscriptions("(^!)")
    }

    @Test func unsubscriptionAfterTheEndChangesNothing() throws {
        let xs = try scheduler.hot("-a|")
        try scheduler.expect("-a|-!") { xs }
        try xs.expectSubscriptions("^-!")
    }

    @Test func otherWorkOfTheSchedulerStillRuns() throws {
        let other = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(100) { other.onNext(1) }
        scheduler.scheduleAt(1500) { other.onNext(2) }
        try scheduler.expect("a!") { try scheduler.cold("a") }
        #expect(other.events == [.next(100, 1), .next(1500, 2)])
    }

    @Test func valuesNameTheElementsOfADiagram() throws {
        let xs = try scheduler.hot("-a-b-|", values: ["a": 1, "b": 2])
        try scheduler.expect("-x-y-|", values: ["x": 10, "y": 20]) { xs.map { $0 * 10 } }
    }

    @Test func severalNamesMayHaveTheSameValue() throws {
        try scheduler.expect("ab|", values: ["a": 1, "b": 1]) { try scheduler.cold("11|", values: .digits) }
    }

    @Test func aTraitMatchesADiagramLikeASequence() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("-----(l|)", values: ["l": ["a", "b"]]) { xs.toArray() }
    }

    @Test func aSchedulerRunsOnce() throws {
        let xs = try scheduler.hot("-|")
        try scheduler.expect("-|") { xs }
        let error = #expect(throws: MarbleDiagramError.self) { try scheduler.expect("-|") { xs } }
        #expect(error?.problem == "it begins at virtual time 200, but the scheduler is already at 1000")
    }

    @Test func anExpectationRefusesASubscriptionMark() {
        let error = #expect(throws: MarbleDiagramError.self) {
            try scheduler.expect("^-a") { Observable<String>.never() }
        }
        #expect(error?.problem == "`^` cannot be in a diagram of an expectation")
    }

    @Test func rethrowsTheErrorOfTheClosure() {
        #expect(throws: RxError.self) {
            try scheduler.expect("-|") { () throws -> Observable<String> in throw RxError.noElements }
        }
    }

    @Test func eachSubscriptionHasItsOwnDiagram() throws {
        let xs = try scheduler.cold("-a|")
        try scheduler.expect("-aaxa|") {
            Observable.merge(xs.asObservable(), xs.delaySubscription(.seconds(1), scheduler: scheduler))
                .concat(xs.asObservable().startWith("x"))
        }
        try xs.expectSubscriptions("^-!", "-^-!", "---^-!")
    }
}
