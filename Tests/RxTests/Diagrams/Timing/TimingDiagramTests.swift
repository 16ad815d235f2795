import Foundation
import Rx
import RxTest
import Testing

@Suite struct TimingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("delay") func delay() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      ---a-b-|") { xs.delay(.seconds(2), scheduler: scheduler) }
    }

    @Test("debounce") func debounce() throws {
        let xs = try scheduler.hot("-ab----c-d|")
        try scheduler.expect("      -----b----(d|)") { xs.debounce(.seconds(3), scheduler: scheduler) }
    }

    @Test("throttle") func throttle() throws {
        let xs = try scheduler.hot("-abc-d-------e|")
        try scheduler.expect("      -a--c--d-----e|") { xs.throttle(.seconds(3), scheduler: scheduler) }
    }

    @Test("timeout") func timeout() throws {
        let xs = try scheduler.hot("-a-b------c|")
        try scheduler.expect("      -a-b--#", error: RxError.timeout) { xs.timeout(.seconds(3), scheduler: scheduler) }
        try xs.expectSubscriptions("^-----!")
    }

    @Test("interval") func interval() throws {
        try scheduler.expect("--0-1-2!", values: .digits) {
            Observable<Int>.interval(.seconds(2), scheduler: scheduler)
        }
    }

    @Test("delaySubscription") func delaySubscription() throws {
        let xs = try scheduler.hot("-a-b-c|")
        try scheduler.expect("      ---b-c|") { xs.delaySubscription(.seconds(2), scheduler: scheduler) }
        try xs.expectSubscriptions("--^---!")
    }
}
