import Foundation
import Rx
import RxTest
import Testing

/// An error does not wait, and drops what does.
@Suite struct FailureDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func delayOfAFailure() throws {
        let xs = try scheduler.hot("-a-b#")
        try scheduler.expect("      ---a#") { xs.delay(.seconds(2), scheduler: scheduler) }
    }

    @Test func debounceOfAFailure() throws {
        let xs = try scheduler.hot("-a---b#")
        try scheduler.expect("      ---a--#") { xs.debounce(.seconds(2), scheduler: scheduler) }
    }

    @Test func throttleOfAFailure() throws {
        let xs = try scheduler.hot("-ab#")
        try scheduler.expect("      -a-#") { xs.throttle(.seconds(3), scheduler: scheduler) }
    }

    @Test func throttleWithoutTheLatest() throws {
        let xs = try scheduler.hot("-ab--c-|")
        try scheduler.expect("      -a---c-|") { xs.throttle(.seconds(3), latest: false, scheduler: scheduler) }
    }

    @Test func timeoutGoesOnWithTheOther() throws {
        let xs = try scheduler.hot("-a----b-|")
        let ys = try scheduler.cold("   -c-|")
        try scheduler.expect("      -a---c-|") { xs.timeout(.seconds(3), other: ys, scheduler: scheduler) }
        try xs.expectSubscriptions("^---!")
        try ys.expectSubscriptions("----^--!")
    }
}
