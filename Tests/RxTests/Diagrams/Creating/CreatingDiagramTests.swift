import Foundation
import Rx
import RxTest
import Testing

@Suite struct CreatingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("of") func of() throws {
        try scheduler.expect("(abc|)") { Observable.of("a", "b", "c") }
    }

    @Test func ofEmitsOnItsScheduler() throws {
        try scheduler.expect("-abc|") { Observable.of("a", "b", "c", scheduler: scheduler) }
    }

    @Test("timer") func timer() throws {
        try scheduler.expect("---0-1-2!", values: .digits) {
            Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler)
        }
    }

    @Test("error") func error() throws {
        try scheduler.expect("#", error: TestError.one) { Observable<String>.error(TestError.one) }
    }

    @Test("never") func never() throws {
        try scheduler.expect("") { Observable<String>.never() }
    }
}
