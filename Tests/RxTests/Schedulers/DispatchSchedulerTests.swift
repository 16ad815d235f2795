import Foundation
import Rx
import RxTest
import Testing

@Suite(.timeLimit(.minutes(15))) struct DispatchSchedulerTests {
    static let schedulers: [any SchedulerType] = [
        SerialDispatchQueueScheduler(qos: .default),
        SerialDispatchQueueScheduler(internalSerialQueueName: "test"),
        SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test"),
        ConcurrentDispatchQueueScheduler(qos: .default),
        ConcurrentDispatchQueueScheduler(queue: .global()),
        MainScheduler.asyncInstance,
    ]

    @Test(arguments: schedulers.indices) func runsWork(_ index: Int) async {
        let scheduler = Self.schedulers[index]
        await withCheckedContinuation { done in
            _ = scheduler.schedule(done) { done in
                done.resume()
                return Disposables.create()
            }
        }
    }

    @Test(arguments: schedulers.indices) func runsWorkLater(_ index: Int) async {
        let scheduler = Self.schedulers[index]
        // The clock of the queues. The time of day may be set back.
        let due = DispatchTime.now() + .milliseconds(5)
        await withCheckedContinuation { done in
            _ = scheduler.scheduleRelative(done, dueTime: .milliseconds(5)) { done in
                done.resume()
                return Disposables.create()
            }
        }
        #expect(DispatchTime.now() >= due)
    }

    @Test(arguments: schedulers.indices) func runsWorkPeriodically(_ index: Int) async {
        let seen = Log<Int>()
        let work = SerialDisposable()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            work.disposable = Self.schedulers[index].schedulePeriodic(
                1, startAfter: .milliseconds(1), period: .milliseconds(1)
            ) { count in
                if count <= 4 { seen.add(count) }
                if count == 4 { done.resume() }
                return count + 1
            }
        }
        work.dispose()
        #expect(seen.values == [1, 2, 3, 4])
    }

    /// The queue is suspended, so the work cannot begin before it is cancelled.
    @Test(arguments: [false, true]) func doesNotRunCancelledWork(_ isSerial: Bool) async {
        let queue = DispatchQueue(label: "test")
        let scheduler: any SchedulerType =
            isSerial
            ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test")
            : ConcurrentDispatchQueueScheduler(queue: queue)
        queue.suspend()
        let fail: @Sendable (Int) -> any Disposable = { _ in
            Issue.record("cancelled work ran")
            return Disposables.create()
        }
        scheduler.schedule(0, action: fail).dispose()
        scheduler.scheduleRelative(0, dueTime: .milliseconds(1), action: fail).dispose()
        queue.resume()
        await withCheckedContinuation { done in
            _ = scheduler.scheduleRelative(done, dueTime: .milliseconds(20)) { done in
                done.resume()
                return Disposables.create()
            }
        }
    }

    @Test func aSerialQueueKeepsTheOrder() async {
        let scheduler = SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "order")
        let (seen, monitor) = (Log<Int>(), Monitor())
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            for index in 0..<1000 {
                _ = scheduler.schedule(index) { index in
                    monitor.run { seen.add(index) }
                    if index == 999 { done.resume() }
                    return Disposables.create()
                }
            }
        }
        #expect(seen.values == Array(0..<1000))
    }

    @Test func recursiveWorkRunsOnAQueue() async {
        let seen = Log<Int>()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = SerialDispatchQueueScheduler(qos: .default).scheduleRecursive(0) { count, recurse in
                seen.add(count)
                if count < 100 { recurse(count + 1) } else { done.resume() }
            }
        }
        #expect(seen.values == Array(0...100))
    }

    @Test func anOperationQueueRunsWork() async {
        let queue = OperationQueue()
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        #expect(scheduler.operationQueue === queue && scheduler.queuePriority == .high)
        await withCheckedContinuation { done in
            _ = scheduler.schedule(done) { done in
                done.resume()
                return Disposables.create()
            }
        }
    }
}
