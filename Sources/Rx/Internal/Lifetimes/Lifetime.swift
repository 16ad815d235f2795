public import RxSupport
public import Synchronization

/// The lifetime of one edge of a subscription. An *edge* links a source to the operator or subscriber that has
/// subscribed to the source.
///
/// A lifetime knows whether its edge is live, disposes of the edge's resources when the edge ends, and handles the
/// terminal event. Documentation/Architecture.md has a diagram.
///
/// An operator that passes terminal events straight on uses the lifetime of its downstream sink. An operator that
/// absorbs or postpones a terminal event of its source gives the source a lifetime of its own. Subclasses override
/// ``didFail(_:)`` and ``didComplete()`` to handle the terminal event.
///
/// Sound: `phase` is atomic, and `resources` is accessed under the lock. `depth` is set before events can come. A
/// subclass adds only properties that are set once, or it names their guard.
@usableFromInline
package class Lifetime: Cancelable, LifetimeResource, @unchecked Sendable {
    /// The bits of `phase`. A bit that is set is never cleared.
    @usableFromInline
    enum Phase {
        /// A resource was added, so there may be resources to dispose of.
        @inlinable static var hasResources: UInt8 { 1 }
        /// A terminal event has arrived. No event passes any more.
        @inlinable static var stopped: UInt8 { 2 }
        /// The terminal event has been handled. The resources are being disposed of, or were disposed of.
        @inlinable static var finished: UInt8 { 4 }
        /// `dispose()` was called, before or after a terminal event. An event that is not delivered yet is dropped.
        @inlinable static var disposed: UInt8 { 8 }
    }

    @usableFromInline let phase = SharedAtomic<UInt8>(0)
    /// The number of lifetimes downstream of this one, up to and including the next ``NestedLifetime``. Set before
    /// events can come.
    @exclusivity(unchecked) @usableFromInline package final var depth: UInt8 = 0
    @usableFromInline let resourcesLock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) @usableFromInline final var resources = LifetimeResources()

    @inlinable
    package init() { Resources.countCreation() }

    deinit { Resources.countDestruction() }

    /// Whether events may still pass.
    @inlinable
    package final var isAlive: Bool { phase.load(ordering: .relaxed) <= Phase.hasResources }

    /// Whether `dispose()` was called. Then not even an event that waits for its actor may be delivered.
    @inlinable
    package final var wasDisposed: Bool { phase.load(ordering: .relaxed) >= Phase.disposed }

    /// Whether this lifetime has ended: `dispose()` was called, or a terminal event has been handled.
    @usableFromInline
    package final var isDisposed: Bool { phase.load(ordering: .relaxed) >= Phase.finished }

    // MARK: Terminal events

    /// Handles a failure of the source. Called at most once, and never if `dispose()` or the completion came first.
    @usableFromInline
    package func didFail(_ error: any Error) {}

    /// Handles the completion of the source. Called at most once, and never if `dispose()` or a failure came first.
    @usableFromInline
    package func didComplete() {}

    /// Called at most once, after `dispose()` has disposed of the resources. Not called if a terminal event has already
    /// disposed of them.
    @usableFromInline
    package func didDispose() {}

    /// Releases the closures for terminal events. Called once, when no terminal event can come any more: by the thread
    /// that delivered the terminal event, or else by the thread that called `dispose()`. No other thread may access
    /// these closures.
    package func releaseHandlers() {}

    /// Ends with an error: handles the error, and then disposes of the resources. Does nothing if a terminal event or
    /// `dispose()` came first.
    ///
    /// Never inlined, because the closures that deliver elements call it: its code in these closures would slow the
    /// delivery down.
    @inline(never) @usableFromInline
    package final func fail(_ error: any Error) {
        guard stop() else { return }
        didFail(error)
        finish()
    }

    /// Ends by completion: handles the completion, and then disposes of the resources. Does nothing if a terminal event
    /// or `dispose()` came first.
    @usableFromInline
    package final func complete() {
        guard stop() else { return }
        didComplete()
        finish()
    }

    /// Sets a bit of the phase.
    ///
    /// - Returns: The phase before.
    private func setPhase(_ next: UInt8) -> UInt8 { phase.bitwiseOr(next, ordering: .acquiringAndReleasing).oldValue }

    /// Stops all events. Returns `true` if no other terminal event and no `dispose()` came first. The caller must then
    /// handle its terminal event.
    private func stop() -> Bool { setPhase(Phase.stopped) <= Phase.hasResources }

    private func finish() {
        let old = setPhase(Phase.finished)
        releaseHandlers()
        if old >= Phase.disposed { return }
        release()
        didFinish()
    }

    /// Called after a terminal event, when the resources have been disposed of. Removes this from its owner. Not called
    /// if `dispose()` came first, or came while the terminal event was being handled.
    package func didFinish() { owner?.removeResource(self) }

    /// Makes a lifetime for a source. The two closures handle the source's terminal event. The new lifetime is a
    /// resource of this one, so it ends when this one ends.
    ///
    /// - Parameter onError: Ends this lifetime with the error by default.
    @inlinable
    package final func makeUpstream(
        onError: ((any Error) -> Void)? = nil, onCompleted: @escaping () -> Void
    ) -> Lifetime {
        let upstream = ClosureLifetime(onError: onError ?? { self.fail($0) }, onCompleted: onCompleted, owner: self)
        add(upstream)
        return upstream
    }

    /// Ends this without a terminal event. Idempotent. May be called on any thread.
    @usableFromInline
    package func dispose() {
        let old = setPhase(Phase.disposed)
        if old >= Phase.finished { return }
        release()
        didDispose()
        // A terminal event that is being delivered still needs the handlers. Its thread releases them afterwards.
        if old < Phase.stopped { releaseHandlers() }
    }

    // MARK: Resources

    private final func withLock<Result>(_ body: (inout LifetimeResources) -> Result) -> Result {
        resourcesLock.run { body(&resources) }
    }

    /// Keeps `resource` until this ends. Then disposes of all resources, in order of addition. Disposes of `resource`
    /// at once if this has ended.
    @usableFromInline
    package final func add(_ resource: any LifetimeResource) {
        resource.setDepth(above: depth)
        // The bit is set before the resource is added. So either this thread sees the end, or the ending thread sees
        // the bit and looks for resources.
        var phase = phase.load(ordering: .acquiring)
        if phase & Phase.hasResources == 0 { phase = setPhase(Phase.hasResources) }
        if phase >= Phase.finished { return resource.dispose() }
        let isLate = withLock { held in
            if held.isReleased { return true }
            held.append(resource)
            return false
        }
        if isLate { resource.dispose() }
    }

    /// Keeps `disposable`, as ``add(_:)`` keeps a resource.
    @usableFromInline
    package final func add(_ disposable: any Disposable) {
        // A source may end this lifetime while it is being subscribed to. Then no resource is allocated.
        if isDisposed { disposable.dispose() } else { add(DisposableResource(disposable)) }
    }

    /// Disposes of the resources, in order of addition.
    package func release() {
        // The phase is already an ended one. So if the bit is not set, no resource is kept: `add` disposes at once.
        if phase.load(ordering: .relaxed) & Phase.hasResources == 0 { return }
        withLock { $0.removeAll() }.forEach { $0.dispose() }
    }

    @usableFromInline
    package final func removeResource(_ resource: AnyObject) {
        let (removed, _) = withLock { $0.remove(resource) }
        withExtendedLifetime(removed) {}
    }

    @usableFromInline
    package final func sourceWasLost(_ resource: AnyObject) {
        let (removed, isLost) = withLock { $0.removeLost(resource) }
        withExtendedLifetime(removed) {}
        if isLost { propagateLoss() }
    }

    /// Runs `body`, which adds more resources after it has connected a source.
    ///
    /// A source may be lost while it is being connected. If that source was the only resource so far, the owner would
    /// remove this lifetime, and the resources added later would never end with the owner. So the loss is propagated
    /// only after `body`, and only if no resource is left.
    @usableFromInline
    package final func connecting(_ body: () throws -> Void) rethrows {
        withLock { $0.connecting += 1 }
        defer { if withLock({ $0.endConnecting() }) { propagateLoss() } }
        try body()
    }

    /// Disposes of the lifetime of a source and removes the lifetime. If no other resource is left, no event can come
    /// any more, so the loss is propagated.
    package final func disposeUpstream(_ upstream: Lifetime) {
        upstream.dispose()
        sourceWasLost(upstream)
    }

    /// Notifies the owner that all sources were lost. Called when the last resource was removed as lost.
    package func propagateLoss() { owner?.sourceWasLost(self) }

    /// The object that keeps this as one of its resources, and is notified if all sources were lost. `nil` at the end
    /// of a chain, and for some other lifetimes, such as the members of a ``LifetimeSet``: see ``nextOwner``.
    package var owner: (any LifetimeOwner)? { nil }

    /// The ``owner``, or the lifetime downstream of one that has no owner.
    @usableFromInline
    package var nextOwner: (any LifetimeOwner)? { owner }

    /// See ``LifetimeOwner/effectSet``.
    @usableFromInline
    package var effectSet: EffectSet? { nil }
}

/// A lifetime that handles terminal events with two closures.
///
/// Sound: as for the superclass. `storedOwner` is set once. Only the thread that ends the lifetime accesses `handlers`.
@usableFromInline
package final class ClosureLifetime: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked) private var handlers: TerminalEventHandlers?
    package override var owner: (any LifetimeOwner)? { storedOwner }
    private let storedOwner: (any LifetimeOwner)?

    @usableFromInline
    package init(
        onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void, owner: (any LifetimeOwner)? = nil
    ) {
        handlers = TerminalEventHandlers(onError: onError, onCompleted: onCompleted)
        storedOwner = owner
    }

    package override func didFail(_ error: any Error) { handlers?.onError(error) }
    package override func didComplete() { handlers?.onCompleted() }
    package override func releaseHandlers() { handlers = nil }
}

/// The closures that a lifetime calls for the terminal event of its source.
struct TerminalEventHandlers {
    let onError: (any Error) -> Void
    let onCompleted: () -> Void
}
