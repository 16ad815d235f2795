import Rx
import RxTest
import Testing

@Suite struct CombiningDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("combineLatest") func combineLatest() throws {
        let xs = try scheduler.hot("-a---b--|")
        let ys = try scheduler.hot("--1-2-----|")
        let values: MarbleValues = ["p": "a1", "q": "a2", "r": "b2"]
        try scheduler.expect("      --p-qr----|", values: values) { Observable.combineLatest(xs, ys) { $0 + $1 } }
        try xs.expectSubscriptions("^-------!")
        try ys.expectSubscriptions("^---------!")
    }

    @Test("zip") func zip() throws {
        let xs = try scheduler.hot("-ab--c|")
        let ys = try scheduler.hot("---1-2--|")
        try scheduler.expect("      ---p-q--|", values: ["p": "a1", "q": "b2"]) { Observable.zip(xs, ys) { $0 + $1 } }
        try xs.expectSubscriptions("^-----!")
    }

    @Test("merge") func merge() throws {
        let xs = try scheduler.hot("-a---b-|")
        let ys = try scheduler.hot("-1-2-----|")
        try scheduler.expect("      -(a1)-2-b---|") { Observable.merge(xs.asObservable(), ys.asObservable()) }
    }

    @Test func anErrorEndsMerge() throws {
        let xs = try scheduler.hot("-a-----|")
        let ys = try scheduler.hot("--1-#")
        try scheduler.expect("      -a1-#") { Observable.merge(xs.asObservable(), ys.asObservable()) }
        try xs.expectSubscriptions("^---!")
    }

    @Test("concat") func concat() throws {
        let xs = try scheduler.cold("-a-|")
        let ys = try scheduler.cold("   -b|")
        try scheduler.expect("       -a--b|") { xs.concat(ys) }
        try ys.expectSubscriptions(" ---^-!")
    }

    @Test("startWith") func startWith() throws {
        let xs = try scheduler.cold("--b|")
        try scheduler.expect("       a-b|") { xs.startWith("a") }
    }

    @Test("withLatestFrom") func withLatestFrom() throws {
        let xs = try scheduler.hot("-a-b---c-|")
        let ys = try scheduler.hot("--1--2------")
        try scheduler.expect("      ---p---q-|", values: ["p": "b1", "q": "c2"]) {
            xs.withLatestFrom(ys) { $0 + $1 }
        }
    }

    @Test("amb") func amb() throws {
        let xs = try scheduler.hot("---a-b-|")
        let ys = try scheduler.hot("--1-2----|")
        try scheduler.expect("      --1-2----|") { xs.amb(ys) }
        try xs.expectSubscriptions("^-!")
    }
}
