import Rx
import RxSupport
import Testing

/// Mutual exclusion and waking. Decision 0008 records the lock's cost, which `make bench ARGS=threads` measures.
@Suite struct LockTests {
    /// Reached under its lock only. Without the lock the count would be wrong, and ThreadSanitizer would report a race.
    private final class Counter: @unchecked Sendable {
        let lock = Lock()
        private var count = 0

        func increment() { lock.run { count += 1 } }
        var value: Int { lock.run { count } }
    }

    @Test(arguments: [1, 2, 8, 64]) func oneThreadIsInsideAtATime(_ threads: Int) {
        let (counter, turns) = (Counter(), 64_000 / threads)
        onThreads(threads) { _ in
            for _ in 0..<turns { counter.increment() }
        }
        #expect(counter.value == threads * turns)
    }

    /// Many locks share a place where threads wait, so a wake may be meant for another lock.
    @Test func threadsThatWaitForManyLocksAllWake() {
        let counters = (0..<256).map { _ in Counter() }
        onThreads(16) { thread in
            for turn in 0..<200 {
                for number in counters.indices { counters[(number + thread * turn) % counters.count].increment() }
            }
        }
        #expect(counters.allSatisfy { $0.value == 16 * 200 })
    }

    @Test func replacingAGuardedValueFreesTheOldOne() {
        weak var first: Object?
        weak var second: Object?
        do {
            let held = Holder()
            first = held.object.withLock { $0 }
            second = held.replace()
            #expect(first == nil)
            #expect(second != nil)
        }
        #expect(second == nil)
    }

    #if DEBUG
    @Test func userCodeUnderALockStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Lock().run { _ = Observable.just(1).subscribe(onNext: { _ in }) }
        }
        #expect(result.message.contains("user code reached under a lock of Rx"))
    }
    #endif

    private final class Object: Sendable {}

    private final class Holder: Sendable {
        let object = Guarded(Object())

        func replace() -> Object {
            let new = Object()
            let old = object.withLock { object in
                defer { object = new }
                return object
            }
            withExtendedLifetime(old) {}
            return new
        }
    }
}
