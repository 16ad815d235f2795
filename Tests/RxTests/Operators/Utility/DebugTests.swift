import Foundation
import Rx
import RxTest
import Testing

@Suite struct DebugTests {
    @Test func printsEachEvent() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            _ = Observable.just(1).debug("one").subscribe()
            Observable<Int>.never().debug("never").subscribe().dispose()
            _ = Observable<Int>.error(TestError.two).debug("two").subscribe(onError: { _ in })
            _ = Observable.just(String(repeating: "x", count: 100)).debug("long", trimOutput: true).subscribe()
            _ = Observable<Int>.empty().debug().subscribe()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        for line in [
            "one -> subscribed", "one -> Event next(1)", "one -> Event completed", "one -> isDisposed",
            "never -> isDisposed", "two -> Event error(two)", "...", "DebugTests.swift:",
        ] {
            #expect(output.contains(line), "\(line) in \(output)")
        }
        #expect(!output.contains(String(repeating: "x", count: 50)))
    }

    @Test func passesEachEvent() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.one)])
        let result = scheduler.start { source.debug("source") }
        #expect(result.events == [.next(210, 1), .error(220, TestError.one)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }
}
