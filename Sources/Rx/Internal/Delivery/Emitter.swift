/// Serialises the events that user code emits.
///
/// User code may keep an observer for as long as it likes. So the emitter releases its sink, and with it all operators
/// below, when the subscription ends.
///
/// Sound: its state is accessed inside its gate only.
@usableFromInline
package final class Emitter<Element>: Gated, @unchecked Sendable {
    @frozen @usableFromInline
    package enum Work {
        case event(Event<Element>)
        case end
    }

    @usableFromInline let gate = Gate()

    // Accessed inside the gate.
    @exclusivity(unchecked) @usableFromInline var target: EmitterTarget<Element>?
    /// The number of nested deliveries in progress. The target stays meanwhile, so a delivery need not retain it.
    @exclusivity(unchecked) @usableFromInline var depth = 0
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable
    package init(_ sink: Sink<Element>) { target = EmitterTarget(sink) }

    @inlinable
    package func on(_ event: Event<Element>) {
        gate.pass(self, orEnqueue: .event(event)) { deliver(event) }
    }

    /// Releases the sink: at once, or after the deliveries in progress.
    @usableFromInline
    package func end() { gate.pass(self, .end) }

    // MARK: Inside the gate

    @inlinable
    package func perform(_ work: Work) {
        switch work {
        case .event(let event): deliver(event)
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

/// The work that received an observer. `dispose()` ends the work, and then makes the observer's emitter release its
/// sink.
///
/// It does not retain the emitter. The subscription retains this object, so the subscription would otherwise retain
/// itself through an emitter that user code has dropped.
final class EmittingWork<Element>: LifetimeResource, Sendable {
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
    /// Ends `work`, which received the observer of `emitter`, and then `emitter` when this ends; at once if this has
    /// ended.
    @usableFromInline
    package final func add<Element>(_ work: any Disposable, of emitter: Emitter<Element>) {
        guard isDisposed else { return add(EmittingWork(work, emitter)) }
        work.dispose()
        emitter.end()
    }
}
