import Rx
import RxTest
import Testing

@Suite struct ErrorDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("catch") func `catch`() throws {
        let xs = try scheduler.cold("-a-#")
        let ys = try scheduler.cold("   -b-|")
        try scheduler.expect("       -a--b-|") { xs.catch { _ in ys.asObservable() } }
        try xs.expectSubscriptions(" ^--!")
        try ys.expectSubscriptions(" ---^--!")
    }

    @Test("retry") func retry() throws {
        let xs = try scheduler.cold("-a#")
        try scheduler.expect("       -a-a-a#") { xs.retry(3) }
        try xs.expectSubscriptions(" ^-!", "--^-!", "----^-!")
    }

    @Test("retry(when:)") func retryWhen() throws {
        let xs = try scheduler.cold("-a#")
        try scheduler.expect("       -a-a-a|") {
            xs.retry(when: { (errors: Observable<any Error>) in errors.take(2) })
        }
        try xs.expectSubscriptions(" ^-!", "--^-!", "----^-!")
    }

    @Test("retry(_:), behavior") func retryWithBehavior() throws {
        let xs = try scheduler.cold("-a#")
        try scheduler.expect("       -a---a---a#") {
            xs.retry(.delayed(maxCount: 3, time: 2), scheduler: scheduler)
        }
        try xs.expectSubscriptions(" ^-!", "----^-!", "--------^-!")
    }

    @Test("retry(_:whenOnline:)") func retryWhenOnline() throws {
        let xs = try scheduler.cold("   -a#")
        let isOnline = try scheduler.hot("-f----t").map { $0 == "t" }
        try scheduler.expect("          -a-----a#") {
            xs.retry(.immediate(maxCount: 1), scheduler: scheduler, whenOnline: isOnline)
        }
        try xs.expectSubscriptions("    ^-!", "------^-!")
    }
}
