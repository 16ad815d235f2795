import Foundation
import Rx
import RxTest
import Testing

@Suite struct RecoveryDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("catchAndReturn") func catchAndReturn() throws {
        let xs = try scheduler.hot("-a-#")
        try scheduler.expect("      -a-(d|)") { xs.catchAndReturn("d") }
        try xs.expectSubscriptions("^--!")
    }

    @Test("catchAndReturn, function") func catchAndReturnOfAFunction() throws {
        let xs = try scheduler.hot("-a-#")
        try scheduler.expect("      -a-(x|)") { xs.catchAndReturn { _ in "x" } }
        try xs.expectSubscriptions("^--!")
    }

    @Test("catch(sequence:)") func catchOfASequence() throws {
        let xs = try scheduler.cold("-a-#")
        let ys = try scheduler.cold("   -b#")
        let zs = try scheduler.cold("     -c|")
        try scheduler.expect("       -a--b-c|") {
            Observable<String>.catch(sequence: [xs.asObservable(), ys.asObservable(), zs.asObservable()])
        }
        try zs.expectSubscriptions(" -----^-!")
    }

    @Test func catchOfASequenceEmitsTheLastError() throws {
        let xs = try scheduler.cold("-a-#")
        try scheduler.expect("       -a-#") { Observable<String>.catch(sequence: [xs.asObservable()]) }
    }

    @Test func catchEmitsTheErrorOfTheOtherSource() throws {
        let xs = try scheduler.cold("-a-#")
        let ys = try scheduler.cold("   -b#")
        try scheduler.expect("       -a--b#") { xs.catch { _ in ys.asObservable() } }
    }

    @Test func retryWithoutACountRetriesForEver() throws {
        let xs = try scheduler.cold("-a#")
        try scheduler.expect("       -a-a-a-(a!)") { xs.retry() }
        try xs.expectSubscriptions(" ^-!", "--^-!", "----^-!", "------^!")
    }

    @Test func retryWhenWaitsForTheTrigger() throws {
        let xs = try scheduler.cold("-a#")
        try scheduler.expect("       -a---a#") {
            xs.retry(when: { [scheduler] (errors: Observable<any Error>) in
                errors.enumerated().flatMap { index, error in
                    index == 0
                        ? Observable<Int>.timer(.seconds(2), scheduler: scheduler) : Observable<Int>.error(error)
                }
            })
        }
        try xs.expectSubscriptions(" ^-!", "----^-!")
    }
}
