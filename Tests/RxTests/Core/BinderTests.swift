import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct BinderTests {
    private final class Target: ReactiveCompatible {
        var text = ""
        var count = 0
    }

    @Test func binderSetsAValueOnItsTarget() {
        let target = Target()
        let binder = Binder<String>(target) { $0.text = $1 }
        _ = Observable.of("a", "b").bind(to: binder)
        #expect(target.text == "b")
        binder.asObserver().onNext("c")
        #expect(target.text == "c")
    }

    @Test func doesNothingAfterTheTargetIsFreed() {
        var target: Target? = Target()
        weak let reference = target
        let seen = Log<String>()
        let binder = target.map { Binder<String>($0) { _, text in seen.add(text) } }
        target = nil
        #expect(reference == nil)
        binder?.onNext("a")
        binder?.onCompleted()
        #expect(seen.values.isEmpty)
    }

    @Test func setsOnTheMainThreadFromAnyThread() async {
        let target = Target()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let binder = Binder<String>(target) { target, text in
                MainActor.assertIsolated()
                target.text = text
                done.resume()
            }
            onThreads(1) { _ in binder.onNext("a") }
        }
        #expect(target.text == "a")
    }

    @Test func setsOnAGivenScheduler() {
        let (target, scheduler) = (Target(), TestScheduler(initialClock: 0))
        let binder = Binder<String>(target, scheduler: scheduler) { $0.text = $1 }
        binder.onNext("a")
        #expect(target.text.isEmpty)
        scheduler.start()
        #expect(target.text == "a")
    }

    @Test func rxMakesABinderOfAnyProperty() async {
        let target = Target()
        _ = Observable.just("a").bind(to: target.rx.text)
        _ = Observable.just(5).bind(to: target.rx.count)
        #expect(target.text == "a" && target.count == 5 && target.rx.base === target)
    }

    #if DEBUG
    @Test func anErrorStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Binder<Int>(Token()) { _, _ in }.onError(TestError.one)
        }
        #expect(result.message.contains("The sequence bound at RxTests/BinderTests.swift:"))
    }
    #endif
}
