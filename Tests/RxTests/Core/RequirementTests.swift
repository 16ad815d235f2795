import Rx
import RxTest
import Testing

/// What a caller must see to stops the program with a message, in an optimised build too.
@Suite struct RequirementTests {
    private static let calls: [String: @Sendable () -> Void] = [
        "takeLast(-1): the count must not be negative.": { _ = Observable.just(1).takeLast(-1) },
        "element(at: -1): the index must not be negative.": { _ = Observable.just(1).element(at: -1) },
        "range(start: 255, count: 2): the last integer does not fit UInt8.": {
            _ = Observable.range(start: UInt8.max, count: 2)
        },
        "advanceTo was called while the scheduler was running; call it from outside its work.": {
            let scheduler = TestScheduler(initialClock: 0)
            scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
            scheduler.start()
        },
        "sleep cannot go back in time; the interval must not be negative.": {
            TestScheduler(initialClock: 0).sleep(-1)
        },
    ]

    @Test(arguments: calls.keys.sorted()) func saysWhatWasWrong(_ message: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [message] in
            Self.calls[message]?()
        }
        #expect(result.message.contains(message))
    }
}
