import Foundation
import Rx
import RxTest
import Testing

@Suite struct SequenceDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("just") func just() throws {
        try scheduler.expect("(a|)") { Observable.just("a") }
    }

    @Test func justEmitsOnItsScheduler() throws {
        try scheduler.expect("-a|") { Observable.just("a", scheduler: scheduler) }
    }

    @Test("from") func from() throws {
        try scheduler.expect("-(ab|)") {
            Observable.from(["a", "b"]).delaySubscription(.seconds(1), scheduler: scheduler)
        }
    }

    @Test("empty") func empty() throws {
        try scheduler.expect("|") { Observable<String>.empty() }
    }

    @Test("range") func range() throws {
        try scheduler.expect("-345|", values: .digits) {
            Observable.range(start: 3, count: 3, scheduler: scheduler)
        }
    }

    @Test("generate") func generate() throws {
        try scheduler.expect("-124|", values: .digits) {
            Observable.generate(initialState: 1, condition: { $0 < 8 }, scheduler: scheduler, iterate: { $0 * 2 })
        }
    }

    @Test func generateEmitsAThrownError() throws {
        try scheduler.expect("-1#", values: .digits, error: TestError.one) {
            Observable.generate(
                initialState: 1, condition: { _ in true }, scheduler: scheduler, iterate: { _ in throw TestError.one })
        }
    }

    @Test("repeatElement") func repeatElement() throws {
        try scheduler.expect("-aaa(a!)") { Observable.repeatElement("a", scheduler: scheduler) }
    }
}
