public import Synchronization

/// The life of one subscription edge: whether it still runs, what it releases when it ends, and what hears of its terminal
/// event. Documentation/Architecture.md draws it.
///
/// Operators that pass terminal events straight on share the lifetime below them. An operator that absorbs or postpones
/// a terminal event of its source gives that source a lifetime of its own. Subclasses say what a terminal event means.
///
/// Sound: the phase is atomic, and the resources are reached under the lock. A subclass adds what is set once, or says what
/// guards it.
@usableFromInline
package class Lifetime: Cancelable, LifetimeResource, @unchecked Sendable {
    /// What has happened. Nothing is taken back.
    @usableFromInline
    enum Phase {
        /// A resource was added, so that there may be something to release.
        @inlinable static var hasResources: UInt8 { 1 }
        /// A terminal event is on its way to the observer.
        @inlinable static var stopped: UInt8 { 2 }
        /// Over by a terminal event, with everything released.
        @inlinable static var finished: UInt8 { 4 }
        /// Ended by `dispose()`: what has not been delivered never will be.
        @inlinable static var disposed: UInt8 { 8 }
    }

    @usableFromInline let phase = Atomic<UInt8>(0)
    /// How many lifetimes there are below, up to the next that asks for room: see ``Nesting``. Set before events can come.
    @exclusivity(unchecked) @usableFromInline package final var depth: UInt8 = 0
    @usableFromInline let resourcesLock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline final var resources = LifetimeResources()

    @inlinable
    package init() { Resources.noteCreation() }

    deinit { Resources.noteEnd() }

    /// Whether events may still pass.
    @inlinable
    package final var isAlive: Bool { phase.load(ordering: .relaxed) <= Phase.hasResources }

    /// Whether `dispose()` ended it, so that not even a postponed event may be delivered.
    @inlinable
    package final var wasDisposed: Bool { phase.load(ordering: .relaxed) >= Phase.disposed }

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

    /// Releases the closures that were given for a terminal event. Called once, when none can come any more.
    ///
    /// The caller alone may touch them: the thread that delivered the terminal event, or, where there was none, the thread that disposed.
    package func releaseHandlers() {}

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

    /// Notes what happens.
    ///
    /// - Returns: What had happened before.
    private func enter(_ next: UInt8) -> UInt8 { phase.bitwiseOr(next, ordering: .acquiringAndReleasing).oldValue }

    private func stop() -> Bool { enter(Phase.stopped) <= Phase.hasResources }

    private func finish() {
        let old = enter(Phase.finished)
        releaseHandlers()
        if old >= Phase.disposed { return }
        release()
        detach()
    }

    /// Has the owner let go of this. Called after a terminal event, when the resources are released.
    package func detach() { owner?.forget(self) }

    /// A lifetime of a source whose terminal events are handled here and not below. It ends when this does.
    @inlinable
    package final func makeUpstream(
        onError: ((any Error) -> Void)? = nil, onCompleted: @escaping () -> Void
    ) -> Lifetime {
        let upstream = ClosureLifetime(onError: onError ?? { self.fail($0) }, onCompleted: onCompleted, owner: self)
        add(upstream)
        return upstream
    }

    /// Ends it silently. Idempotent; any thread.
    @usableFromInline
    package func dispose() {
        let old = enter(Phase.disposed)
        if old >= Phase.finished { return }
        release()
        didDispose()
        // A terminal event that is being delivered still needs them; its thread releases them then.
        if old < Phase.stopped { releaseHandlers() }
    }

    // MARK: Resources

    private final func withLock<Result>(_ body: (inout LifetimeResources) -> Result) -> Result {
        resourcesLock.run { body(&resources) }
    }

    /// Keeps `resource` until this ends, in order of arrival; disposes of it at once when this has ended.
    @usableFromInline
    package final func add(_ resource: any LifetimeResource) {
        resource.lies(above: depth)
        // Noted before the resource is there: either this sees the end, or the end sees that there is something to release.
        var phase = phase.load(ordering: .acquiring)
        if phase & Phase.hasResources == 0 { phase = enter(Phase.hasResources) }
        if phase >= Phase.finished { return resource.dispose() }
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
        // What is added from now on finds that this has ended.
        if phase.load(ordering: .relaxed) & Phase.hasResources == 0 { return }
        withLock { $0.take() }.forEach { $0.dispose() }
    }

    @usableFromInline
    package final func forget(_ resource: AnyObject) {
        let (removed, _) = withLock { $0.remove(resource) }
        withExtendedLifetime(removed) {}
    }

    @usableFromInline
    package final func lostSource(of resource: AnyObject) {
        let (removed, isLost) = withLock { $0.lose(resource) }
        withExtendedLifetime(removed) {}
        if isLost { passOnLoss() }
    }

    /// Runs `body`, which adds more after it has connected a source.
    ///
    /// A source may be lost while it is connected. If it was the only one so far, the owner would forget this, and never hear of what is added.
    /// So a loss is passed on at the end, if it left nothing.
    @usableFromInline
    package final func connecting(_ body: () throws -> Void) rethrows {
        withLock { $0.connecting += 1 }
        defer { if withLock({ $0.endConnecting() }) { passOnLoss() } }
        try body()
    }

    /// Ends a source of which nothing is wanted any more.
    package final func end(_ upstream: Lifetime) {
        upstream.dispose()
        lostSource(of: upstream)
    }

    /// Called when nothing is left of which events could come.
    package func passOnLoss() { owner?.lostSource(of: self) }

    /// What keeps this as one of its resources.
    package var owner: (any LifetimeOwner)? { nil }
}

/// A lifetime whose terminal events are two closures.
///
/// Sound: as its superclass; what it adds is set once, but for the handlers, which only the thread that ends it touches.
@usableFromInline
package final class ClosureLifetime: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked) private var handlers: TerminalEventHandlers?
    package override var owner: (any LifetimeOwner)? { keptBy }
    private let keptBy: (any LifetimeOwner)?

    @usableFromInline
    package init(
        onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void, owner: (any LifetimeOwner)? = nil
    ) {
        handlers = TerminalEventHandlers(onError: onError, onCompleted: onCompleted)
        keptBy = owner
    }

    package override func didFail(_ error: any Error) { handlers?.onError(error) }
    package override func didComplete() { handlers?.onCompleted() }
    package override func releaseHandlers() { handlers = nil }
}

/// What a lifetime calls for the terminal event of its source.
struct TerminalEventHandlers {
    let onError: (any Error) -> Void
    let onCompleted: () -> Void
}
