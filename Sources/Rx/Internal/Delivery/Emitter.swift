/// Delivers events from any thread to a sink. The events come from the observer of `create`, or from several sources,
/// as in `take(until:)`. One thread at a time delivers. An event that is sent from inside a delivery is delivered at
/// once, nested in that delivery.
///
/// User code may keep the observer, and thereby the emitter, after the subscription has ended. So the emitter releases
/// its sink when the subscription ends, and with the sink all operators downstream.
///
/// Sound: its state is accessed inside its gate only.
@usableFromInline
package final class Emitter<Element>: Gated, @unchecked Sendable {
    @frozen @usableFromInline
    package enum Work {
        case event(Event<Element>)
        /// The last element, with the completion.
        case last(Element)
        /// The subscription has ended: release the sink.
        case end
    }

    @usableFromInline let gate = Gate()

    // Accessed inside the gate.
    @exclusivity(unchecked) @usableFromInline var target: EmitterTarget<Element>?
    /// The number of nested deliveries in progress. `target` is not released meanwhile, so a delivery need not retain
    /// it.
    @exclusivity(unchecked) @usableFromInline var depth = 0
    /// Whether the subscription has ended.
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable
    package init(_ sink: Sink<Element>) { target = EmitterTarget(sink) }

    @inlinable
    package func on(_ event: Event<Element>) {
        gate.pass(self, orEnqueue: .event(event)) { deliver(event) }
    }

    /// Emits a last element and completes. Ignores all other events from the emission on.
    @inlinable
    package func end(with element: Element) { gate.pass(self, .last(element)) }

    /// Releases the sink: at once, or after the deliveries in progress and the events that already wait at the gate.
    @usableFromInline
    package func end() { gate.pass(self, .end) }

    // MARK: Inside the gate

    @inlinable
    package func perform(_ work: Work) {
        switch work {
        case .event(let event): deliver(event)
        case .last(let element): deliverLast(element)
        case .end:
            hasEnded = true
            if depth == 0 { target = nil }
        }
    }

    @inlinable
    func deliver(_ event: Event<Element>) {
        depth += 1
        target?.on(event)
        depth -= 1
        if hasEnded, depth == 0 { target = nil }
    }

    /// Takes the sink first, so no other event is delivered, neither during the element nor between it and the
    /// completion. Called for traits only: so if a delivery is in progress, it delivers a terminal event.
    @inlinable
    func deliverLast(_ element: Element) {
        guard depth == 0, let last = target.take() else { return }
        last.on(.next(element))
        last.on(.completed)
    }
}

/// The sink of an ``Emitter`` as a noncopyable value. Each event borrows it instead of retaining it.
@frozen @usableFromInline
struct EmitterTarget<Element>: ~Copyable {
    @usableFromInline let sink: Sink<Element>

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    borrowing func on(_ event: Event<Element>) { sink.on(event) }
}

/// The disposable that a `create` closure returned, with the emitter behind the observer of that closure. `dispose()`
/// disposes of the disposable, and then makes the emitter release its sink. (``SourceRetention`` passes its
/// `RefCountDisposable` instead of such a disposable.)
///
/// This object does not retain the emitter. Otherwise there would be a retain cycle, even after user code has dropped
/// the observer: from the subscription to this object, the emitter, the sink, and back to the subscription.
final class EmitterResource<Element>: LifetimeResource, Sendable {
    private let disposable: any Disposable
    private let emitter: LooseReference

    init(_ disposable: any Disposable, _ emitter: Emitter<Element>) {
        self.disposable = disposable
        self.emitter = LooseReference(emitter)
    }

    func dispose() {
        disposable.dispose()
        guard let object = emitter.object else { return }
        unsafeDowncast(object, to: Emitter<Element>.self).end()
    }
}

extension Lifetime {
    /// Keeps `disposable`, which the closure that emits through `emitter` returned. When this lifetime ends, disposes
    /// of `disposable` and then ends `emitter`. Does both at once if this lifetime has ended.
    @usableFromInline
    package final func add<Element>(_ disposable: any Disposable, of emitter: Emitter<Element>) {
        guard isDisposed else { return add(EmitterResource(disposable, emitter)) }
        disposable.dispose()
        emitter.end()
    }
}
