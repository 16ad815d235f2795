/// The sink of everything that flattens observables by merging: subscribes to at most so many inner sources at a time,
/// keeps the others waiting, and passes on what they emit, one at a time.
@usableFromInline
package final class Flattening<Element>: @unchecked Sendable {
    private struct State {
        var active = 0
        var waiting = Fifo<Observable<Element>>()
        var isSourceDone = false
        /// Whether a thread is starting inner sources; others leave that to it.
        var isStarting = false

        var isDone: Bool { isSourceDone && active == 0 && waiting.isEmpty }
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let gate = Gate<Event<Element>>()
    private let limit: Int
    fileprivate let inners = LifetimeSet()
    private let state = Guarded(State())

    @usableFromInline
    package init(_ sink: Sink<Element>, limit: Int = .max) {
        self.sink = sink
        self.limit = limit
        sink.lifetime.add(inners)
    }

    /// The lifetime of the source of inner sources.
    @usableFromInline
    package func makeSourceLifetime() -> Lifetime {
        sink.lifetime.makeUpstream(onError: { self.on(.error($0)) }, onCompleted: { self.sourceCompleted() })
    }

    @usableFromInline
    package func on(_ event: Event<Element>) {
        gate.pass(orLeave: event, perform: sink.on) { sink.on(event) }
    }

    @inlinable
    func next(_ element: Element) {
        gate.pass(orLeave: .next(element), perform: sink.on) {
            if sink.isAlive { sink.next(element) }
        }
    }

    /// Takes an inner source: merges it now or when its turn comes.
    @inlinable
    package func merge(_ inner: Observable<Element>) {
        if let element = inner.justElement, isUnlimited { return next(element) }
        enqueue(inner)
    }

    @usableFromInline
    var isUnlimited: Bool { limit == .max }

    /// Whether no inner source is active or waits.
    @usableFromInline
    package var isIdle: Bool { state.withLock { $0.active == 0 && $0.waiting.isEmpty } }

    @usableFromInline
    func enqueue(_ inner: Observable<Element>) {
        let isUnlimited = isUnlimited
        let starts = state.withLock { state in
            if isUnlimited {
                state.active += 1
                return true
            }
            state.waiting.append(inner)
            return false
        }
        if starts { subscribe(to: inner) } else { startWaiting() }
    }

    /// Says that no more inner sources come.
    @usableFromInline
    package func sourceCompleted() {
        completeIfDone { $0.isSourceDone = true }
    }

    private func completeIfDone(_ change: (inout State) -> Void) {
        let isDone = state.withLock { state in
            change(&state)
            return state.isDone
        }
        if isDone { on(.completed) }
    }

    private func subscribe(to inner: Observable<Element>) {
        let lifetime = InnerLifetime(self)
        inners.insert(lifetime)
        inner.run(Sink(lifetime: lifetime) { self.next($0) })
    }

    fileprivate func completed() {
        completeIfDone { $0.active -= 1 }
        if !isUnlimited { startWaiting() }
    }

    private func startWaiting() {
        guard state.withLock({ beginStarting(&$0) }) else { return }
        while let inner = state.withLock({ takeNext(&$0) }) { subscribe(to: inner) }
    }

    private func beginStarting(_ state: inout State) -> Bool {
        defer { state.isStarting = true }
        return !state.isStarting
    }

    private func takeNext(_ state: inout State) -> Observable<Element>? {
        guard state.active < limit, sink.isAlive, let next = state.waiting.popFirst() else {
            state.isStarting = false
            return nil
        }
        state.active += 1
        return next
    }
}

/// The lifetime of an inner source.
private final class InnerLifetime<Element>: Lifetime, @unchecked Sendable {
    private let flattening: Flattening<Element>

    init(_ flattening: Flattening<Element>) { self.flattening = flattening }

    override var holder: (any LifetimeHolder)? { flattening.inners }

    override func didFail(_ error: any Error) { flattening.on(.error(error)) }
    override func didComplete() { flattening.completed() }
}
