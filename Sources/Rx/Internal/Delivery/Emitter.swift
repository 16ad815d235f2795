/// Serialises what user code emits.
///
/// User code may keep an observer for as long as it likes. So the emitter lets go of its sink, and with it of all operators below, when the
/// subscription ends.
///
/// Sound: its state is touched inside its gate only.
@usableFromInline
package final class Emitter<Element>: Gated, @unchecked Sendable {
    @frozen @usableFromInline
    package enum Work {
        case event(Event<Element>)
        case end
    }

    @usableFromInline let gate = Gate()

    // Inside the gate.
    @exclusivity(unchecked) @usableFromInline var target: EmitterTarget<Element>?
    /// How many events are being delivered, one inside the other. The target stays meanwhile, so that delivery need not retain it.
    @exclusivity(unchecked) @usableFromInline var depth = 0
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable
    package init(_ sink: Sink<Element>) { target = EmitterTarget(sink) }

    @inlinable
    package func on(_ event: Event<Element>) {
        gate.pass(self, orLeave: .event(event)) { deliver(event) }
    }

    /// Lets go of the sink: at once, or when the event that is being delivered is over.
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

/// The sink of an ``Emitter``, which cannot be copied: it is borrowed for each event, and not retained.
@frozen @usableFromInline
struct EmitterTarget<Element>: ~Copyable {
    @usableFromInline let sink: Sink<Element>

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    borrowing func on(_ event: Event<Element>) { sink.on(event) }
}

/// The work that an observer was handed to: ends with the subscription, and then has the emitter of that observer let go.
///
/// It does not keep the emitter. The subscription keeps this, and would keep itself by way of an emitter that user code has dropped.
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
    /// Ends `work` and `emitter`, whose observer it was handed to, when this ends; at once when it has ended.
    @usableFromInline
    package final func add<Element>(_ work: any Disposable, of emitter: Emitter<Element>) {
        guard isDisposed else { return add(EmittingWork(work, emitter)) }
        work.dispose()
        emitter.end()
    }
}
