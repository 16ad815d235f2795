import Foundation
import Rx
import RxTest
import Testing

/// A closure that throws makes the sequence fail at once and ends the source's subscription.
@Suite struct ThrowingClosureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Observable<Int>) -> Observable<Int>

        init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
            (testDescription, self.apply) = (name, apply)
        }
    }

    @Sendable private static func check(_ element: Int) throws -> Int {
        if element == 2 { throw TestError.two }
        return element
    }

    static let cases: [Case] = [
        Case("map") { $0.map { try check($0) } },
        Case("compactMap") { $0.compactMap { try check($0) } },
        Case("filter") { $0.filter { try check($0) > 0 } },
        Case("scan") { $0.scan(0) { try check($1) } },
        Case("scan(into:)") { $0.scan(into: 0) { $0 = try check($1) } },
        Case("skip(while:)") { $0.skip(while: { try check($0) == 1 }) },
        Case("take(while:)") { $0.take(while: { try check($0) == 1 }) },
        Case("take(until:)") { $0.take(until: { try check($0) != 1 }) },
        Case("distinctUntilChanged by key") { $0.distinctUntilChanged { try check($0) } },
        Case("distinctUntilChanged by comparer") { $0.distinctUntilChanged { try check($1) == $0 } },
        Case("distinctUntilChanged by key and comparer") {
            $0.distinctUntilChanged({ $0 }, comparer: { try check($1) == $0 })
        },
        Case("flatMap") { $0.flatMap { Observable.just(try check($0)) } },
        Case("flatMapLatest") { $0.flatMapLatest { Observable.just(try check($0)) } },
        Case("flatMapFirst") { $0.flatMapFirst { Observable.just(try check($0)) } },
        Case("concatMap") { $0.concatMap { Observable.just(try check($0)) } },
        Case("combineLatest 2") { Observable.combineLatest($0, Observable.just(0)) { try check($0) + $1 } },
        Case("combineLatest 3") {
            Observable.combineLatest($0, Observable.just(0), Observable.just(0)) { try check($0) + $1 + $2 }
        },
        Case("combineLatest 5") {
            let zero = Observable.just(0)
            return Observable.combineLatest($0, zero, zero, zero, zero) { try check($0) + $1 + $2 + $3 + $4 }
        },
        Case("combineLatest of a collection") { Observable.combineLatest([$0]) { try check($0[0]) } },
        Case("zip 2") { Observable.zip($0, Observable.of(0, 0, 0)) { try check($0) + $1 } },
        Case("zip 3") {
            Observable.zip($0, Observable.of(0, 0, 0), Observable.of(0, 0, 0)) { try check($0) + $1 + $2 }
        },
        Case("zip 4") {
            let zeros = Observable.of(0, 0, 0)
            return Observable.zip($0, zeros, zeros, zeros) { try check($0) + $1 + $2 + $3 }
        },
        Case("zip of a collection") { Observable.zip([$0]) { try check($0[0]) } },
        Case("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { try check($0) + $1 } },
        Case("do(onNext:)") { $0.do(onNext: { _ = try check($0) }) },
    ]

    @Test(arguments: cases) func failsAtTheThrowingElement(_ operation: Case) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let result = scheduler.start { operation.apply(source.asObservable()) }
        #expect(result.events.last == .error(220, TestError.two))
        #expect(result.events.filter(\.value.isStopEvent).count == 1)
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func doAfterNextFailsAfterTheElement() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = scheduler.start { source.do(afterNext: { _ = try Self.check($0) }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .error(220, TestError.two)])
    }

    @Test func factoriesEmitTheErrorsTheyThrow() {
        let seen = Log<String>()
        _ = Observable<Int>.deferred { throw TestError.one }.subscribe(seen.observer())
        _ = Observable.generate(initialState: 0, condition: { _ in throw TestError.one }, iterate: { $0 })
            .subscribe(seen.observer())
        _ = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { _ in throw TestError.two })
            .subscribe(seen.observer())
        _ = Observable<Int>.error(TestError.one).catch { _ in throw TestError.two }.subscribe(seen.observer())
        _ = Observable.just(1).multicast({ () throws -> PublishSubject<Int> in throw TestError.one }, selector: { $0 })
            .subscribe(seen.observer())
        _ = Observable.just(1).multicast(
            { PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw TestError.two }
        ).subscribe(seen.observer())
        #expect(
            seen.values == ["error one", "error one", "0", "error two", "error two", "error one", "error two"])
    }
}
