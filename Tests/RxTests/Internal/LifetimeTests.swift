@testable import Rx
import Testing

/// What a lifetime keeps is released once, whenever it comes.
@Suite struct LifetimeTests {
    private let released = Log<Int>()

    private func resource(_ number: Int) -> any Disposable { Disposables.create { [released] in released.add(number) } }

    @Test func whatCameBeforeTheEndIsReleasedThenInOrder() {
        let lifetime = Lifetime()
        for number in 1...3 { lifetime.add(resource(number)) }
        lifetime.complete()
        #expect(released.values == [1, 2, 3])
    }

    @Test func whatComesWhileTheEndIsToldOfIsReleasedAfterwards() {
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

    @Test(arguments: [true, false]) func whatComesAfterTheEndIsReleasedAtOnce(isDisposedOf: Bool) {
        let lifetime = Lifetime()
        if isDisposedOf { lifetime.dispose() } else { lifetime.complete() }
        for number in 1...3 { lifetime.add(resource(number) as any Disposable) }
        #expect(released.values == [1, 2, 3])
    }

    /// By way of a lifetime, which does not look before whether the one that keeps it has ended.
    @Test func whatIsKeptAfterTheEndIsDisposedOf() {
        let lifetime = Lifetime()
        lifetime.complete()
        for _ in 1...3 {
            let upstream = lifetime.makeUpstream {}
            #expect(upstream.isDisposed)
        }
    }

    @Test func nothingIsLostWhenItComesAtTheEnd() {
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
}
