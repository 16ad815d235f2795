import Dispatch
import Foundation
import Rx
import RxTest
import Testing

@Suite(.timeLimit(.minutes(15))) struct MainSchedulerTests {
    @MainActor @Test func runsAtOnceOnTheMainThread() {
        var count = 0
        let seen = Log<Int>()
        _ = MainScheduler().schedule(1) {
            seen.add($0)
            return Disposables.create()
        }
        _ = ConcurrentMainScheduler.instance.schedule(2) {
            seen.add($0)
            return Disposables.create()
        }
        count = seen.count
        #expect(count == 2)
    }

    @MainActor @Test func recursiveWorkThatRunsAtOnceNeedsNoStack() {
        let (scheduler, ends) = (ConcurrentMainScheduler.instance, Log<Int>())
        _ = scheduler.scheduleRecursive(0) { depth, recurse in
            if depth < 200_000 { recurse(depth + 1) } else { ends.add(depth) }
        }
        _ = Observable<Int>.range(start: 1, count: 200_000, scheduler: scheduler)
            .takeLast(1).subscribe(onNext: { ends.add($0) })
        #expect(ends.values == [200_000, 200_000])
    }

    @Test func runsWorkFromOtherThreadsOnTheMainThread() async {
        for scheduler in [MainScheduler(), ConcurrentMainScheduler.instance] as [any SchedulerType] {
            await withCheckedContinuation { done in
                _ = scheduler.schedule(done) { done in
                    MainScheduler.ensureExecutingOnScheduler()
                    MainScheduler.ensureRunningOnMainThread(errorMessage: "not here")
                    done.resume()
                    return Disposables.create()
                }
            }
        }
    }

    @MainActor @Test func workDoesNotOvertakePendingWork() async {
        let (scheduler, seen) = (MainScheduler(), Log<Int>())
        onThreads(1) { _ in
            _ = scheduler.schedule(1) {
                seen.add($0)
                return Disposables.create()
            }
        }
        #expect(seen.values.isEmpty)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = scheduler.schedule(2) {
                seen.add($0)
                done.resume()
                return Disposables.create()
            }
        }
        #expect(seen.values == [1, 2])
    }

    @MainActor @Test func workScheduledFromInsideDoesNotNest() async {
        let (scheduler, seen) = (MainScheduler(), Log<String>())
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = scheduler.schedule(()) {
                seen.add("a begins")
                _ = scheduler.schedule(()) {
                    seen.add("b")
                    done.resume()
                    return Disposables.create()
                }
                seen.add("a ends")
                return Disposables.create()
            }
            #expect(seen.values == ["a begins", "a ends"])
        }
        #expect(seen.values == ["a begins", "a ends", "b"])
    }

    @MainActor @Test func cancelsPendingWork() async {
        let (scheduler, seen) = (MainScheduler(), Log<String>())
        _ = scheduler.schedule(()) { scheduler.schedule(()) { Disposables.create { seen.add("ran") } } }.dispose()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = MainScheduler.asyncInstance.schedule(()) {
                done.resume()
                return Disposables.create()
            }
        }
        #expect(seen.values.isEmpty)
    }

    @MainActor @Test func aRangeEmitsOneElementAtOnce() async {
        let seen = Log<Int>()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = Observable.range(start: 0, count: 3, scheduler: MainScheduler())
                .subscribe(onNext: { seen.add($0) }, onCompleted: { done.resume() })
            #expect(seen.values == [0])
        }
        #expect(seen.values == [0, 1, 2])
    }

    /// More elements than the stack could hold as nested calls.
    @MainActor @Test func emitsManyElementsWithoutRecursion() async {
        let (count, seen) = (50_000, Log<Int>())
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = Observable.from(Array(0..<count), scheduler: MainScheduler.instance)
                .subscribe(onNext: { seen.add($0) }, onCompleted: { done.resume() })
        }
        #expect(seen.values == Array(0..<count))
    }

    @MainActor @Test func aSubjectThatFeedsItselfLeavesTurnsToTheMainQueue() async {
        let (count, seen) = (200_000, Log<Int>())
        let subject = PublishSubject<Int>()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = subject.observe(on: MainScheduler.instance)
                .subscribe(onNext: { element in
                    if element == 10 { DispatchQueue.main.async { seen.add(element) } }
                    if element == 20 { #expect(seen.values == [10]) }
                    if element == count { done.resume() } else { subject.onNext(element + 1) }
                })
            subject.onNext(0)
        }
    }

    @MainActor @Test func aDriverMayFeedItsOwnRelay() async {
        let (count, relay) = (50_000, BehaviorRelay(value: 0))
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = relay.asDriver().drive(onNext: { element in
                if element == count { done.resume() } else { relay.accept(element + 1) }
            })
        }
        #expect(relay.value == count)
    }

    @MainActor @Test func repeatingLeavesTurnsToTheMainQueue() async {
        let (subscription, seen) = (SingleAssignmentDisposable(), Log<Int>())
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
                subscription.dispose()
                done.resume()
            }
            subscription.setDisposable(
                Observable.repeatElement(1, scheduler: MainScheduler()).subscribe(onNext: { seen.add($0) }))
        }
        #expect(1...2 ~= seen.count)
    }

    @MainActor @Test func theAsyncInstanceNeverRunsWorkAtOnce() async {
        let seen = Log<Int>()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = MainScheduler.asyncInstance.schedule(1) {
                seen.add($0)
                done.resume()
                return Disposables.create()
            }
            #expect(seen.values.isEmpty)
        }
        #expect(seen.values == [1])
    }

    @Test func ensureStopsTheProgramOffTheMainThread() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            onThreads(1) { _ in
                MainScheduler.ensureExecutingOnScheduler(errorMessage: "only on the main thread, please")
            }
        }
        #expect(result.message.contains("only on the main thread, please"))
    }
}
