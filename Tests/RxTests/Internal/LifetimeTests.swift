@testable import Rx
import RxSupport
import Testing

/// A lifetime releases each resource once, whether the resource comes before, during or after the end.
@Suite struct LifetimeTests {
    private let released = Log<Int>()

    private func resource(_ number: Int) -> any Disposable { Disposables.create { [released] in released.add(number) } }

    @Test func theEndReleasesResourcesInOrder() {
        let lifetime = Lifetime()
        for number in 1...3 { lifetime.add(resource(number)) }
        lifetime.complete()
        #expect(released.values == [1, 2, 3])
    }

    @Test func aResourceAddedDuringTheEndIsReleasedAfterwards() {
        var add = {}
        let lifetime = ClosureLifetime(onError: { _ in }, onCompleted: { add() })
        add = {
            lifetime.add(resource(1))
            #expect(released.values.isEmpty)
        }
        lifetime.complete()
        #expect(released.values == [1])
        add = {}
    }

    @Test(arguments: [true, false]) func aResourceAddedAfterTheEndIsReleasedAtOnce(isDisposedOf: Bool) {
        let lifetime = Lifetime()
        if isDisposedOf { lifetime.dispose() } else { lifetime.complete() }
        for number in 1...3 { lifetime.add(resource(number) as any Disposable) }
        #expect(released.values == [1, 2, 3])
    }

    /// Calls the lifetime itself, which does not check beforehand whether its owner has ended.
    @Test func anUpstreamMadeAfterTheEndIsDisposed() {
        let lifetime = Lifetime()
        lifetime.complete()
        for _ in 1...3 {
            let upstream = lifetime.makeUpstream {}
            #expect(upstream.isDisposed)
        }
    }

    @Test func resourcesAddedDuringARacingEndAreAllReleased() {
        for _ in 0..<500 {
            let lifetime = Lifetime()
            let released = Guarded(0)
            onThreads(3) { thread in
                if thread == 0 { return lifetime.complete() }
                lifetime.add(Disposables.create { released.withLock { $0 += 1 } })
            }
            #expect(released.withLock { $0 } == 2)
        }
    }

    /// The late loss of a replaced source must not part its successor from the owner, or `dispose()` would not reach it.
    @Test func lateLossOfAReplacedLifetimeKeepsItsSuccessor() {
        let owner = Lifetime()
        let serial = SerialLifetime(in: owner, hasSource: true)
        let (first, second) = (Lifetime(), Lifetime())
        _ = serial.replace(first)
        _ = serial.replace(second)
        serial.sourceEnded()
        serial.sourceWasLost(first)
        owner.dispose()
        #expect(second.isDisposed)
    }
}
