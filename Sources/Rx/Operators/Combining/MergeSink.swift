public import RxSupport
public import Synchronization

/// The sink of every operator that flattens observables by merging. It is also the lifetime of the outer source.
///
/// It subscribes to at most `limit` inner sources at a time. The other inner sources wait in order. It delivers one
/// element at a time.
///
/// Sound: elements are delivered inside the gate, and `unfinished` is atomic. Only events of the outer source access
/// the other mutable properties, and these events come one at a time.
@usableFromInline
package final class MergeSink<Element>: LifetimeSet, Gated, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let gate = Gate()
    /// `nil` if the number of concurrent inner subscriptions is unlimited.
    @usableFromInline let limit: MergeLimit<Element>?
    /// The number of unfinished sources: the outer source and all inner sources, including waiting ones. Without a
    /// limit, a `just` counts in ``justDepth`` instead.
    @usableFromInline let unfinished: SharedAtomic<Int> = SharedAtomic(1)

    @inlinable
    package init(_ sink: Sink<Element>, limit: Int = .max) {
        self.sink = sink
        self.limit = limit == .max ? nil : MergeLimit(limit)
        super.init()
        sink.lifetime.add(self)
    }

    package override var owner: (any LifetimeOwner)? { sink.lifetime }

    package override func didFail(_ error: any Error) { on(.error(error)) }

    /// The outer source has completed, so no more inner sources come.
    package override func didComplete() {
        if justDepth == 0 { finishOne() } else { isCompletionPending = true }
    }

    /// Postponed until the element of a `just` has been delivered: the work that this element starts downstream belongs
    /// to the subscription.
    package override func didFinish() {
        if !isCompletionPending { super.didFinish() }
    }

    @inlinable
    package func on(_ event: Event<Element>) {
        gate.pass(self, event)
    }

    /// - Parameter event: `nil` for the loss of all sources.
    @inlinable
    package func perform(_ event: Event<Element>?) {
        if let event { sink.on(event) } else { sink.lifetime.sourceWasLost(self) }
    }

    /// Notifies the owner after the delivery in progress and the elements that wait at the gate. The work that such an
    /// element starts downstream belongs to the subscription.
    @usableFromInline
    package override func sourcesWereLost() { gate.performSerially(self, nil) }

    @inlinable
    func next(_ element: Element) {
        gate.pass(self, orEnqueue: .next(element)) {
            if sink.isAlive { sink.next(element) }
        }
    }

    /// The number of `just` sources whose element is being delivered. Zero if there is a limit, because ``unfinished``
    /// then counts them.
    @exclusivity(unchecked) @usableFromInline var justDepth = 0
    /// Whether the outer source completed while an element of a `just` was being delivered.
    @exclusivity(unchecked) @usableFromInline var isCompletionPending = false

    /// Merges an inner source: at once, or when the limit permits.
    @inlinable
    package func merge(_ inner: Observable<Element>) {
        if let limit {
            unfinished.add(1, ordering: .relaxed)
            return limit.admit(inner, to: self)
        }
        guard let element = inner.justElement else {
            unfinished.add(1, ordering: .relaxed)
            return subscribe(to: inner)
        }
        justDepth += 1
        next(element)
        justDepth -= 1
        if isCompletionPending, justDepth == 0 { completePending() }
    }

    @usableFromInline
    func completePending() {
        isCompletionPending = false
        finishOne()
        didFinish()
    }

    /// Whether no inner source is active or waiting. Read this only while an event of the outer source is being
    /// handled.
    @inlinable
    package var isIdle: Bool { justDepth == 0 && unfinished.load(ordering: .acquiring) == 1 }

    @inlinable
    func finishOne() {
        if unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { on(.completed) }
    }

    @inlinable
    func subscribe(to inner: Observable<Element>) {
        if let elements = inner.asElements { return elements.deliverInTurns(to: self) }
        let lifetime = ClosureMember(of: self, onError: { self.on(.error($0)) }, onCompleted: { self.completed() })
        insert(lifetime)
        inner.run(Sink(lifetime: lifetime) { self.next($0) })
    }

    @inlinable
    func completed() {
        finishOne()
        limit?.innerCompleted(of: self)
    }
}

/// Limits how many inner sources a ``MergeSink`` subscribes to at a time. The others wait, in order.
@usableFromInline
final class MergeLimit<Element>: Gated {
    @frozen @usableFromInline
    enum Work {
        case admit(Observable<Element>, MergeSink<Element>)
        case innerCompleted(MergeSink<Element>)
    }

    @usableFromInline let limit: Int
    /// Serialises the calls that subscribe to inner sources. An inner source that arrives during such a call waits,
    /// whichever thread it arrives on.
    @usableFromInline let gate = Gate()

    // Accessed only inside the gate.
    @exclusivity(unchecked) @usableFromInline var active = 0
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Observable<Element>>()

    @inlinable
    init(_ limit: Int) { self.limit = limit }

    @inlinable
    func admit(_ inner: Observable<Element>, to sink: MergeSink<Element>) {
        gate.performSerially(self, .admit(inner, sink))
    }

    @inlinable
    func innerCompleted(of sink: MergeSink<Element>) { gate.performSerially(self, .innerCompleted(sink)) }

    @inlinable
    func perform(_ work: Work) {
        switch work {
        case .admit(let inner, let sink):
            if active < limit { start(inner, sink) } else { waiting.append(inner) }
        case .innerCompleted(let sink):
            active -= 1
            while active < limit, let inner = waiting.popFirst() { start(inner, sink) }
        }
    }

    /// Subscribes to `inner`. A `just` has emitted and completed when this method returns.
    @inlinable
    func start(_ inner: Observable<Element>, _ sink: MergeSink<Element>) {
        guard sink.sink.isAlive else { return }
        if let element = inner.justElement {
            sink.next(element)
            sink.finishOne()
        } else {
            active += 1
            sink.subscribe(to: inner)
        }
    }
}
