/// The sink of everything that goes on with another source when one has ended: subscribes to one source after another, without recursion
/// however many end at once. It is the slot of the current source's lifetime.
///
/// Sound: the ending is written before the gate is claimed and taken inside it.
@usableFromInline
package final class ConcatSink<Element>: LifetimeSlot, @unchecked Sendable {
    /// What follows.
    @usableFromInline
    package enum Step {
        case subscribe(Observable<Element>)
        /// Goes on with the last source: its end is the end.
        case finish(Observable<Element>)
        case complete
        case fail(any Error)
    }

    @usableFromInline let sink: Sink<Element>
    /// Says what follows when a source has ended. Called once an ending, inside the gate.
    @usableFromInline let advance: ((Ending) -> Step)?
    /// What follows, where nothing else says so. Touched inside the gate.
    @exclusivity(unchecked) @usableFromInline var cursor: ConcatCursor<Element>
    /// A source may end while the thread inside still subscribes to it, and on another thread: that leaves ``ending`` for the thread
    /// inside.
    @usableFromInline let gate = Gate(ownedBy: ThreadLocal.token)
    /// How the current source has ended. Only that writes it, before it claims the gate; the thread inside takes it.
    @exclusivity(unchecked) @usableFromInline var ending: Ending?

    /// Made by the thread that calls ``start(_:)``.
    @inlinable
    init(
        _ sink: Sink<Element>, followedBy cursor: ConcatCursor<Element> = ConcatCursor(),
        advance: ((Ending) -> Step)? = nil
    ) {
        self.sink = sink
        self.cursor = cursor
        self.advance = advance
        super.init(in: sink.lifetime)
    }

    /// Begins with `source`.
    @inlinable
    package func start(_ source: Observable<Element>) {
        perform(.subscribe(source))
        let token = ThreadLocal.token
        if !gate.exit(token) { drain(token) }
    }

    @inlinable
    func ended(_ ending: Ending) {
        // No source follows, so the error does not wait for what this thread has queued, such as other sources of the operator below.
        if advance == nil, case .failed(let error) = ending { return sink.lifetime.fail(error) }
        self.ending = ending
        let token = ThreadLocal.token
        if gate.claim(for: token) { drain(token) }
    }

    @inlinable
    func step(after ending: Ending) -> Step {
        if let advance { return advance(ending) }
        return cursor.step(after: ending)
    }

    @inlinable
    func drain(_ token: UInt) {
        repeat {
            gate.beginTurn(token)
            if let ending = ending.take() { perform(step(after: ending)) }
        } while !gate.exit(token)
    }

    /// Performs `first`, and what follows from it at once: a `just` is not subscribed to.
    @inlinable
    func perform(_ first: Step) {
        var step = first
        while sink.isAlive {
            switch step {
            case .complete: return sink.lifetime.complete()
            case .fail(let error): return sink.lifetime.fail(error)
            case .finish(let source):
                replace(nil)?.dispose()
                sink.lifetime.forget(self)
                return source.run(sink)
            case .subscribe(let source):
                guard let element = source.justElement else { return subscribe(to: source) }
                replace(nil)?.dispose()
                sink.next(element)
                if !sink.isAlive { return }
                step = self.step(after: .completed)
            }
        }
    }

    @inlinable
    func subscribe(to source: Observable<Element>) {
        let lifetime = ClosureLifetime(
            onError: { self.ended(.failed($0)) }, onCompleted: { self.ended(.completed) }, owner: self)
        // What the source before held is released before the next begins.
        replace(lifetime)?.dispose()
        source.run(Sink(lifetime: lifetime, next: sink.next))
    }
}
