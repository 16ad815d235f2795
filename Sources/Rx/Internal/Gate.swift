public import Synchronization

/// Serialises what arrives from several threads without making one of them wait: whoever finds the gate idle
/// passes and then does what others left behind; the others leave their work and go (law 2's queue-drain).
///
/// A thread that is already inside passes at once, so reentrant events nest, as Rx defines. Work is made a closure only
/// when it is left behind.
@usableFromInline
package struct Gate: ~Copyable {
    /// Zero, or the token of the thread inside; the lowest bit says that work was left behind.
    @usableFromInline let owner = Atomic<UInt>(0)
    private let left = Guarded<[() -> Void]>([])

    @usableFromInline
    package init() {}

    /// Runs `body` now when the gate lets the caller pass; else leaves `work`, which does the same, for the thread inside.
    @inlinable
    package func pass(orLeave work: @autoclosure () -> (() -> Void), _ body: () -> Void) {
        let token = ThreadLocal.token
        let (entered, found) = owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if entered {
            body()
            if !exchange(token, 0) { drain(token) }
        } else if found & ~1 == token {
            body()
        } else {
            leave(work())
        }
    }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    /// Does what was left behind, until nothing is; then nobody is inside.
    @usableFromInline
    func drain(_ token: UInt) {
        repeat {
            owner.store(token, ordering: .releasing)
            let batch = left.withLock { work in
                defer { work = [] }
                return work
            }
            for work in batch { work() }
        } while !exchange(token, 0)
    }

    @usableFromInline
    func leave(_ work: @escaping () -> Void) {
        left.withLock { $0.append(work) }
        while true {
            let current = owner.load(ordering: .acquiring)
            if current == 0 {
                let token = ThreadLocal.token
                if exchange(0, token) { return drain(token) }
            } else if current & 1 == 1 || exchange(current, current | 1) {
                return
            }
        }
    }
}
