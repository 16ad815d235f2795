public import RxSupport

/// The sink of every operator that continues with another source when a source has ended. It also holds the lifetime of
/// the current source.
///
/// It subscribes to one source after another. It does not recurse, even if many sources end immediately.
///
/// Sound: `ending` is written before the gate is claimed, and taken inside the gate. The cursor is accessed only inside
/// the gate.
@usableFromInline
package final class ConcatSink<Element>: SerialLifetime, @unchecked Sendable {
    /// The next step after a source has ended.
    @usableFromInline
    package enum Step {
        case subscribe(Observable<Element>)
        /// Continues with the last source. The operator's sequence ends when that source ends.
        case finish(Observable<Element>)
        case complete
        case fail(any Error)
    }

    @usableFromInline let sink: Sink<Element>
    /// Returns the next step after a source has ended. Called once for each ending, inside the gate.
    @usableFromInline let advance: ((Ending) -> Step)?
    /// Provides the next step if ``advance`` is `nil`. Accessed only inside the gate.
    @exclusivity(unchecked) @usableFromInline var cursor: ConcatCursor<Element>
    /// Whether a source that fails on another thread, while the thread inside is still subscribing to it, is followed
    /// at once. That thread then takes the gate over. Set only if one source at most follows the first one.
    @usableFromInline let takesOver: Bool
    /// Serialises the steps. If a source ends on another thread while the thread inside is still subscribing to it, the
    /// thread inside performs the next step, unless ``takesOver`` is true.
    @usableFromInline let gate = Gate(ownedBy: ThreadLocal.token)
    /// How the current source ended. Only the thread that ends the current source sets it, before that thread claims
    /// the gate. The thread inside the gate takes it.
    @exclusivity(unchecked) @usableFromInline var ending: Ending?

    /// The thread that creates the sink must also call ``start(_:)``.
    @inlinable
    init(
        _ sink: Sink<Element>, followedBy cursor: ConcatCursor<Element> = ConcatCursor(), takesOver: Bool = false,
        advance: ((Ending) -> Step)? = nil
    ) {
        self.sink = sink
        self.takesOver = takesOver
        self.cursor = cursor
        self.advance = advance
        super.init(in: sink.lifetime)
    }

    /// Starts with `source`.
    @inlinable
    package func start(_ source: Observable<Element>) {
        perform(.subscribe(source))
        let token = ThreadLocal.token
        // If the gate was taken over, this thread is not inside any more.
        if !gate.exit(token), gate.isInside(token) { drain(token) }
    }

    @inlinable
    func ended(_ ending: Ending) {
        // Without `advance`, no source follows a failure, so the error is passed on at once. If the error waited for
        // the gate, this thread would first do its trampoline's work, such as the waiting inner sources of a downstream
        // `flatMap`.
        if advance == nil, case .failed(let error) = ending { return sink.lifetime.fail(error) }
        self.ending = ending
        let token = ThreadLocal.token
        if takesOver, !gate.isInside(token) { return drain(token) }
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
            gate.own(token)
            if let ending = ending.take() { perform(step(after: ending)) }
        } while !gate.exit(token)
    }

    /// Performs `first`. If the step's source is a `just`, emits the element without subscribing, and then performs the
    /// next step in the same way.
    @inlinable
    func perform(_ first: Step) {
        var step = first
        while sink.isAlive {
            switch step {
            case .complete: return sink.lifetime.complete()
            case .fail(let error): return sink.lifetime.fail(error)
            case .finish(let source):
                replace(nil)?.dispose()
                sink.lifetime.removeResource(self)
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
        // Releases the resources of the previous source before the next one starts.
        replace(lifetime)?.dispose()
        source.run(Sink(lifetime: lifetime, next: sink.next))
    }
}
