public import RxSupport

/// The sink of a switching operator, which subscribes to one inner source at a time: the latest.
@usableFromInline
final class SwitchSink<Element>: Gated {
    @frozen @usableFromInline
    struct State {
        /// Whether the operator's sequence completes with the latest inner source. Set when the outer source has
        /// completed and no element of a `just` is being delivered.
        @usableFromInline var completesWithLatest: Bool
        /// Incremented when an inner source is subscribed to, or is replaced by a `just`. A completion with an older
        /// generation is ignored, because its source was replaced.
        @usableFromInline var generation: UInt64
        @usableFromInline var isLatestActive: Bool
        /// Whether the outer source was lost.
        @usableFromInline var isSourceLost: Bool

        @inlinable
        init() {
            completesWithLatest = false
            generation = 0
            isLatestActive = false
            isSourceLost = false
        }
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let gate = Gate()
    @usableFromInline let current: SerialLifetime
    @usableFromInline let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// The number of `just` sources whose element is being delivered. The operator's sequence does not complete
    /// meanwhile. Accessed only by events of the outer source, which come one at a time.
    @exclusivity(unchecked) @usableFromInline var justDepth = 0
    /// Whether the outer source has completed. Accessed only by events of the outer source.
    @exclusivity(unchecked) @usableFromInline var hasSourceCompleted = false
    /// Whether the latest inner source was subscribed to, and so has a lifetime to end. Accessed only by events of the
    /// outer source.
    @exclusivity(unchecked) @usableFromInline var hasInner = false

    @inlinable
    init(_ sink: Sink<Element>) {
        self.sink = sink
        current = SerialLifetime(in: sink.lifetime, hasSource: true)
        state = State()
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    @inlinable
    func makeSourceLifetime() -> Lifetime {
        let lifetime = ClosureLifetime(
            onError: { self.on(.error($0)) }, onCompleted: { self.sourceCompleted() }, owner: self)
        sink.lifetime.add(lifetime)
        return lifetime
    }

    @inlinable
    func on(_ event: Event<Element>) {
        gate.pass(self, (event, nil))
    }

    /// Reports that no event can come any more: after the delivery in progress and the elements that wait at the gate.
    /// The work that such an element starts downstream belongs to the subscription.
    @inlinable
    func passLoss() {
        gate.performSerially(self, (nil, nil))
    }

    @inlinable
    func next(_ element: Element, from lifetime: Lifetime?) {
        gate.pass(self, orEnqueue: (.next(element), lifetime)) {
            if sink.isAlive, lifetime?.isAlive ?? true { sink.next(element) }
        }
    }

    /// Delivers an event. Drops an element if its inner source was disposed of while the element waited. An inner
    /// source that has completed is not disposed of when another replaces it, so its last elements are delivered.
    ///
    /// - Parameter work: Without an event, it stands for a loss.
    @inlinable
    func perform(_ work: (event: Event<Element>?, inner: Lifetime?)) {
        guard let event = work.event else { return sink.lifetime.sourceWasLost(current) }
        if !(work.inner?.wasDisposed ?? false) { sink.on(event) }
    }

    @inlinable
    func switchTo(_ inner: Observable<Element>) {
        guard let element = inner.justElement else { return subscribe(to: inner) }
        if hasInner {
            begin(isActive: false)
            replaceCurrent(nil)
            hasInner = false
        }
        justDepth += 1
        next(element, from: nil)
        justDepth -= 1
        if hasSourceCompleted, justDepth == 0 { completeSource() }
    }

    @inlinable
    func subscribe(to inner: Observable<Element>) {
        hasInner = true
        let generation = begin(isActive: true)
        let lifetime = ClosureLifetime(
            onError: { self.on(.error($0)) }, onCompleted: { self.completed(generation) }, owner: current)
        replaceCurrent(lifetime)
        inner.run(Sink(lifetime: lifetime) { self.next($0, from: lifetime) })
    }

    @inlinable
    func replaceCurrent(_ lifetime: Lifetime?) { current.replace(lifetime)?.dispose() }

    @discardableResult
    @inlinable
    func begin(isActive: Bool) -> UInt64 {
        withLock { state in
            state.generation += 1
            state.isLatestActive = isActive
            return state.generation
        }
    }

    @inlinable
    func sourceCompleted() {
        hasSourceCompleted = true
        if justDepth == 0 { completeSource() }
    }

    @inlinable
    func completeSource() {
        let isDone = withLock { state in
            state.completesWithLatest = true
            return !state.isLatestActive
        }
        if isDone { on(.completed) } else { current.sourceEnded() }
    }

    @inlinable
    func completed(_ generation: UInt64) {
        let (isDone, isLost) = withLock { state in
            guard state.generation == generation else { return (false, false) }
            state.isLatestActive = false
            return (state.completesWithLatest, state.isSourceLost)
        }
        if isDone { on(.completed) } else if isLost { passLoss() }
    }
}

/// The owner of the outer source's lifetime.
extension SwitchSink: LifetimeOwner {
    @usableFromInline
    package var nextOwner: (any LifetimeOwner)? { sink.lifetime }

    @usableFromInline
    package func removeResource(_ resource: AnyObject) { sink.lifetime.removeResource(resource) }

    @usableFromInline
    package func sourceWasLost(_ resource: AnyObject) {
        let isDone = withLock { state in
            state.isSourceLost = true
            return !state.isLatestActive
        }
        if isDone { passLoss() } else { current.sourceEnded() }
        sink.lifetime.sourceWasLost(resource)
    }
}
