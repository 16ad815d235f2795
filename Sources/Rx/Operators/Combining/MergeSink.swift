public import Synchronization

/// The sink of everything that flattens observables by merging: subscribes to at most so many inner sources at a time,
/// keeps the others waiting, and passes on what they emit, one at a time. It is the lifetime of the source of inner sources.
@usableFromInline
package final class MergeSink<Element>: LifetimeSet, Gated, @unchecked Sendable {
    /// What a limit needs; untouched without one.
    @frozen @usableFromInline
    struct State: ~Copyable {
        @usableFromInline var active = 0
        @usableFromInline var waiting = Queue<Observable<Element>>()
        /// Whether a thread is starting inner sources; others leave that to it.
        @usableFromInline var isStarting = false

        @inlinable
        init() {}
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let gate = Gate()
    @usableFromInline let limit: Int
    /// How many are not over, of the source and the inner sources.
    @usableFromInline let unfinished = Atomic<Int>(1)
    @usableFromInline let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var state = State()

    @inlinable
    package init(_ sink: Sink<Element>, limit: Int = .max) {
        self.sink = sink
        self.limit = limit
        super.init()
        sink.lifetime.add(self)
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    package override var holder: (any LifetimeHolder)? { sink.lifetime }

    package override func didFail(_ error: any Error) { on(.error(error)) }

    /// No more inner sources come.
    package override func didComplete() {
        if justDepth == 0 { finishOne() } else { isCompletionPending = true }
    }

    @inlinable
    package func on(_ event: Event<Element>) {
        gate.pass(self, event)
    }

    @inlinable
    package func perform(_ event: Event<Element>) { sink.on(event) }

    @inlinable
    func next(_ element: Element) {
        gate.pass(self, orLeave: .next(element)) {
            if sink.isAlive { sink.next(element) }
        }
    }

    /// How many elements of a `just` are being delivered: each is an inner source that is active meanwhile. Touched by
    /// the source's events only, which come one at a time.
    @exclusivity(unchecked) @usableFromInline var justDepth = 0
    /// Whether the source completed meanwhile.
    @exclusivity(unchecked) @usableFromInline var isCompletionPending = false

    /// Takes an inner source: merges it now or when its turn comes.
    @inlinable
    package func merge(_ inner: Observable<Element>) {
        guard isUnlimited, let element = inner.justElement else { return enqueue(inner) }
        justDepth += 1
        next(element)
        justDepth -= 1
        if isCompletionPending, justDepth == 0 {
            isCompletionPending = false
            finishOne()
        }
    }

    @inlinable
    var isUnlimited: Bool { limit == .max }

    /// Whether no inner source is active or waits. For the source's elements to ask.
    @inlinable
    package var isIdle: Bool { justDepth == 0 && unfinished.load(ordering: .acquiring) == 1 }

    @inlinable
    func enqueue(_ inner: Observable<Element>) {
        unfinished.add(1, ordering: .relaxed)
        if isUnlimited { return subscribe(to: inner) }
        withLock { $0.waiting.append(inner) }
        startWaiting()
    }

    @inlinable
    func finishOne() {
        if unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { on(.completed) }
    }

    @inlinable
    func subscribe(to inner: Observable<Element>) {
        if let elements = inner.asElements { return elements.takeTurns(in: self) }
        let lifetime = ClosureMember(of: self, onError: { self.on(.error($0)) }, onCompleted: { self.completed() })
        insert(lifetime)
        inner.run(Sink(lifetime: lifetime) { self.next($0) })
    }

    @inlinable
    func completed() {
        finishOne()
        if isUnlimited { return }
        withLock { $0.active -= 1 }
        startWaiting()
    }

    @inlinable
    func startWaiting() {
        guard withLock({ beginStarting(&$0) }) else { return }
        while let inner = withLock({ takeNext(&$0) }) { subscribe(to: inner) }
    }

    @inlinable
    func beginStarting(_ state: inout State) -> Bool {
        defer { state.isStarting = true }
        return !state.isStarting
    }

    @inlinable
    func takeNext(_ state: inout State) -> Observable<Element>? {
        guard state.active < limit, sink.isAlive, let next = state.waiting.popFirst() else {
            state.isStarting = false
            return nil
        }
        state.active += 1
        return next
    }
}
