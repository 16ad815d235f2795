import Foundation
import Rx
import RxTest
import Testing

/// An error passes at once and drops pending elements.
@Suite struct FailureDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func delayPassesAnErrorAtOnce() throws {
        let xs = try scheduler.hot("-a-b#")
        try scheduler.expect("      ---a#") { xs.delay(.seconds(2), scheduler: scheduler) }
    }

    @Test func debounceDropsThePendingElementOnFailure() throws {
        let xs = try scheduler.hot("-a---b#")
        try scheduler.expect("      ---a--#") { xs.debounce(.seconds(2), scheduler: scheduler) }
    }

    @Test func throttleDropsThePendingElementOnFailure() throws {
        let xs = try scheduler.hot("-ab#")
        try scheduler.expect("      -a-#") { xs.throttle(.seconds(3), scheduler: scheduler) }
    }

    @Test func throttleWithoutLatestDropsElementsWithinTheSpan() throws {
        let xs = try scheduler.hot("-ab--c-|")
        try scheduler.expect("      -a---c-|") { xs.throttle(.seconds(3), latest: false, scheduler: scheduler) }
    }

    @Test func timeoutSwitchesToTheOtherSource() throws {
        let xs = try scheduler.hot("-a----b-|")
        let ys = try scheduler.cold("   -c-|")
        try scheduler.expect("      -a---c-|") { xs.timeout(.seconds(3), other: ys, scheduler: scheduler) }
        try xs.expectSubscriptions("^---!")
        try ys.expectSubscriptions("----^--!")
    }
}
