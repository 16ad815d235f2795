public import Synchronization

/// Serialises what arrives from several threads without making one of them wait: whoever finds the gate idle
/// passes and then performs what others left behind; the others leave their work and go (law 2's queue-drain).
///
/// A thread that is already inside passes at once, so reentrant events nest, as Rx defines.
@usableFromInline
package struct Gate<Work>: ~Copyable {
    @usableFromInline
    enum Entry {
        case entered, reentrant, busy
    }

    /// Zero, or the token of the thread inside; the lowest bit says that work was left behind.
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let deferred = Guarded<[Work]>([])

    @inlinable
    package init() {}

    @inlinable
    func enter() -> Entry {
        let token = ThreadLocal.token
        let (entered, found) = owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if entered { return .entered }
        return found & ~1 == token ? .reentrant : .busy
    }

    /// Runs `body` now when the gate lets the caller pass; else leaves `work` for the thread inside to `perform`.
    @inlinable
    package func pass(
        orLeave work: @autoclosure () -> Work, perform: (Work) -> Void, _ body: () -> Void
    ) {
        switch enter() {
        case .entered:
            body()
            leave(perform)
        case .reentrant:
            body()
        case .busy:
            leaveBehind(work(), perform)
        }
    }

    @inlinable
    func leave(_ perform: (Work) -> Void) {
        let token = ThreadLocal.token
        if owner.compareExchange(expected: token, desired: 0, ordering: .acquiringAndReleasing).exchanged { return }
        drain(token, perform)
    }

    @inlinable
    func drain(_ token: UInt, _ perform: (Work) -> Void) {
        repeat {
            owner.store(token, ordering: .releasing)
            let batch = deferred.withLock { work in
                defer { work = [] }
                return work
            }
            for work in batch { perform(work) }
        } while !owner.compareExchange(expected: token, desired: 0, ordering: .acquiringAndReleasing).exchanged
    }

    @inlinable
    func leaveBehind(_ work: Work, _ perform: (Work) -> Void) {
        deferred.withLock { $0.append(work) }
        while true {
            let current = owner.load(ordering: .acquiring)
            if current == 0 {
                let token = ThreadLocal.token
                guard owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing).exchanged
                else { continue }
                return drain(token, perform)
            }
            if current & 1 == 1 { return }
            if owner.compareExchange(expected: current, desired: current | 1, ordering: .acquiringAndReleasing)
                .exchanged
            {
                return
            }
        }
    }
}
