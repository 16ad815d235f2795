import Foundation
import Rx
import RxTest
import Testing

@Suite struct MainSchedulerTests {
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

    @Test func runsOnTheMainThreadWhatComesFromElsewhere() async {
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

    @MainActor @Test func doesNotOvertakeWhatWaits() async {
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

    @MainActor @Test func theAsyncInstanceNeverRunsAtOnce() async {
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

    @Test func offTheMainThreadEnsureStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            onThreads(1) { _ in
                MainScheduler.ensureExecutingOnScheduler(errorMessage: "only on the main thread, please")
            }
        }
        #expect(result.message.contains("only on the main thread, please"))
    }
}
