public import Synchronization

/// The life of one subscription edge: whether it still runs, what to release when it ends, and who hears
/// of its terminal event.
///
/// Operators that pass terminal events straight on share the lifetime below them; whoever absorbs or postpones
/// a terminal event of its source gives that source a lifetime of its own. Subclasses say what a terminal event means.
@usableFromInline
package class Lifetime: Cancelable, LifetimeResource, @unchecked Sendable {
    @usableFromInline
    enum Phase {
        @usableFromInline static let alive: UInt8 = 0
        /// A terminal event is on its way to the observer.
        @usableFromInline static let stopped: UInt8 = 1
        /// Over by a terminal event, with everything released.
        @usableFromInline static let finished: UInt8 = 2
        /// Ended by `dispose()`: what has not been delivered never will be.
        @usableFromInline static let disposed: UInt8 = 3
    }

    @usableFromInline let phase = Atomic<UInt8>(Phase.alive)
    /// How many lifetimes there are below, up to the next that asks for room: see ``Nesting``. Set before events can come.
    @exclusivity(unchecked) @usableFromInline package final var depth: UInt8 = 0
    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) private final var resources = Resources()

    @usableFromInline
    package init() {}

    /// Whether events may still pass.
    @inlinable
    package final var isAlive: Bool { phase.load(ordering: .relaxed) == Phase.alive }

    /// Whether `dispose()` ended it, so that not even a postponed event may be delivered.
    @inlinable
    package final var wasDisposed: Bool { phase.load(ordering: .relaxed) == Phase.disposed }

    @usableFromInline
    package final var isDisposed: Bool { phase.load(ordering: .relaxed) >= Phase.finished }

    // MARK: Terminal events

    /// What a failure of the source means here. Called at most once, never after `dispose()`.
    @usableFromInline
    package func didFail(_ error: any Error) {}

    /// What the completion of the source means here. Called at most once, never after `dispose()`.
    @usableFromInline
    package func didComplete() {}

    /// Called after the resources are released by `dispose()`, at most once.
    @usableFromInline
    package func didDispose() {}

    /// Ends with an error: nothing else passes; the observer hears of it, then everything is released.
    ///
    /// Never inlined: in every operator's closure it would be in the way of its elements.
    @inline(never) @usableFromInline
    package final func fail(_ error: any Error) {
        guard stop() else { return }
        didFail(error)
        finish()
    }

    /// Ends by completion: nothing else passes; the observer hears of it, then everything is released.
    @usableFromInline
    package final func complete() {
        guard stop() else { return }
        didComplete()
        finish()
    }

    private func stop() -> Bool {
        phase.compareExchange(expected: Phase.alive, desired: Phase.stopped, ordering: .acquiringAndReleasing).exchanged
    }

    private func finish() {
        let expected = Phase.stopped
        guard
            phase.compareExchange(expected: expected, desired: Phase.finished, ordering: .acquiringAndReleasing)
                .exchanged
        else { return }
        release()
        leave()
    }

    /// Has whoever keeps this let go of it. Called after a terminal event, when the resources are released.
    package func leave() { holder?.forget(self) }

    /// A lifetime of a source whose terminal events are handled here and not below. It ends when this does.
    @inlinable
    package final func makeUpstream(
        onError: ((any Error) -> Void)? = nil, onCompleted: @escaping () -> Void
    ) -> Lifetime {
        let upstream = ClosureLifetime(onError: onError ?? { self.fail($0) }, onCompleted: onCompleted, holder: self)
        add(upstream)
        return upstream
    }

    /// Ends it silently. Idempotent; any thread.
    @usableFromInline
    package func dispose() {
        let old = phase.exchange(Phase.disposed, ordering: .acquiringAndReleasing)
        guard old < Phase.finished else { return }
        release()
        didDispose()
    }

    // MARK: Resources

    private final func withLock<Result>(_ body: (inout Resources) -> Result) -> Result { lock.run { body(&resources) } }

    /// Keeps `resource` until this ends, in order of arrival; disposes of it at once when this has ended.
    @usableFromInline
    package final func add(_ resource: any LifetimeResource) {
        resource.lies(above: depth)
        let isLate = withLock { held in
            if held.isReleased { return true }
            held.append(resource)
            return false
        }
        if isLate { resource.dispose() }
    }

    @usableFromInline
    package final func add(_ disposable: any Disposable) {
        // A source that has ended while it was subscribed to has nothing to keep.
        if isDisposed { disposable.dispose() } else { add(DisposableResource(disposable)) }
    }

    /// Disposes of the resources, in order of arrival.
    package func release() {
        withLock { $0.take() }.forEach { $0.dispose() }
    }

    @usableFromInline
    package final func forget(_ resource: AnyObject) { _ = remove(resource) }

    @usableFromInline
    package final func lostSource(of resource: AnyObject) {
        if remove(resource) { loseSource() }
    }

    /// Called when nothing is left of which events could come.
    package func loseSource() { holder?.lostSource(of: self) }

    /// What keeps this as one of its resources.
    package var holder: (any LifetimeHolder)? { nil }

    /// Says whether nothing is left.
    private func remove(_ resource: AnyObject) -> Bool {
        let (removed, isLast) = withLock { $0.remove(resource) }
        withExtendedLifetime(removed) {}
        return isLast
    }

    /// In order of arrival. Most lifetimes have two at most, for which there is no need of an array; a place is taken only
    /// when the one before it is.
    private struct Resources {
        var isReleased = false
        private var first: (any LifetimeResource)?
        private var second: (any LifetimeResource)?
        private var rest: [any LifetimeResource] = []

        mutating func append(_ resource: any LifetimeResource) {
            if first == nil {
                first = resource
            } else if second == nil {
                second = resource
            } else {
                rest.append(resource)
            }
        }

        /// The resource that was removed, and whether nothing is left.
        mutating func remove(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
            if let held = first, held === resource {
                first = second
                second = takeNext()
                return (held, first == nil)
            }
            if let held = second, held === resource {
                second = takeNext()
                return (held, false)
            }
            guard let index = rest.firstIndex(where: { $0 === resource }) else { return (nil, false) }
            return (rest.remove(at: index), false)
        }

        private mutating func takeNext() -> (any LifetimeResource)? { rest.isEmpty ? nil : rest.removeFirst() }

        /// All of them; none is taken in any more.
        mutating func take() -> Resources {
            defer {
                self = Resources()
                isReleased = true
            }
            return self
        }

        func forEach(_ body: (any LifetimeResource) -> Void) {
            if let first { body(first) }
            if let second { body(second) }
            for resource in rest { body(resource) }
        }
    }
}

/// A disposable that a lifetime finds again by identity, which is expensive of just any disposable.
@usableFromInline
package protocol LifetimeResource: AnyObject, Disposable {
    /// Told the depth of the lifetime that keeps it.
    func lies(above depth: UInt8)
}

extension LifetimeResource {
    @usableFromInline
    package func lies(above depth: UInt8) {}
}

extension Lifetime {
    @usableFromInline
    package final func lies(above depth: UInt8) {
        // Events may come already of one that is moved: it stays as deep as it was.
        if self.depth == 0 { self.depth = min(depth, .max - 1) + 1 }
    }
}

/// Any disposable, as a resource.
private final class DisposableResource: LifetimeResource {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    func dispose() { disposable.dispose() }
}

/// What keeps lifetimes, to dispose of them when it ends itself.
@usableFromInline
package protocol LifetimeHolder: AnyObject {
    /// Lets go of a resource that has nothing to release any more.
    func forget(_ resource: AnyObject)

    /// Lets go of a resource whose source is gone without having ended; and so on upwards, where nothing else is left:
    /// no event can come, and who holds each other must not do so for good.
    func lostSource(of resource: AnyObject)
}

extension LifetimeHolder {
    @usableFromInline
    package func lostSource(of resource: AnyObject) { forget(resource) }
}

extension Lifetime: LifetimeHolder {}

/// A lifetime whose terminal events are two closures.
@usableFromInline
package final class ClosureLifetime: Lifetime, @unchecked Sendable {
    private let onError: (any Error) -> Void
    private let onCompleted: () -> Void
    package override var holder: (any LifetimeHolder)? { heldBy }
    private let heldBy: (any LifetimeHolder)?

    @usableFromInline
    package init(
        onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void, holder: (any LifetimeHolder)? = nil
    ) {
        (self.onError, self.onCompleted) = (onError, onCompleted)
        heldBy = holder
    }

    package override func didFail(_ error: any Error) { onError(error) }
    package override func didComplete() { onCompleted() }
}
