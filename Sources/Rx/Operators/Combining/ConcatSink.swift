/// Subscribes to one source after another, without recursion however many end at once.
@usableFromInline
package final class ConcatSink<Element>: @unchecked Sendable {
    /// What follows.
    @usableFromInline
    package enum Step {
        case subscribe(Observable<Element>)
        case complete
        case fail(any Error)
    }

    @frozen @usableFromInline
    struct State {
        @usableFromInline var isAdvancing: Bool
        @usableFromInline var ending: Ending?

        @inlinable
        init() {
            isAdvancing = false
            ending = nil
        }
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let advance: (Ending) -> Step
    @usableFromInline let current: LifetimeSlot
    @usableFromInline let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var state: State

    /// - Parameter advance: Says what follows when a source has ended. Called once an ending.
    @inlinable
    package init(_ sink: Sink<Element>, advance: @escaping (Ending) -> Step) {
        self.sink = sink
        self.advance = advance
        current = LifetimeSlot()
        state = State()
        sink.lifetime.add(current)
    }

    @inlinable
    func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Begins with `source`.
    @inlinable
    package func start(_ source: Observable<Element>) {
        withLock { $0.isAdvancing = true }
        perform(.subscribe(source))
    }

    @inlinable
    func ended(_ ending: Ending) {
        let isFirst = withLock { state in
            if state.isAdvancing {
                state.ending = ending
                return false
            }
            state.isAdvancing = true
            return true
        }
        if isFirst { perform(advance(ending)) }
    }

    @inlinable
    func perform(_ first: Step) {
        var step = first
        while sink.isAlive {
            switch step {
            case .complete: return sink.lifetime.complete()
            case .fail(let error): return sink.lifetime.fail(error)
            case .subscribe(let source): subscribe(to: source)
            }
            guard let ending = takeEnding() else { return }
            step = advance(ending)
        }
    }

    @inlinable
    func takeEnding() -> Ending? {
        withLock { state in
            if state.ending == nil { state.isAdvancing = false }
            return state.ending.take()
        }
    }

    @inlinable
    func subscribe(to source: Observable<Element>) {
        let lifetime = ClosureLifetime(
            onError: { self.ended(.failed($0)) }, onCompleted: { self.ended(.completed) }, holder: current)
        // What the source before held is released before the next begins.
        current.replace(lifetime)?.dispose()
        source.run(Sink(lifetime: lifetime, next: sink.next))
    }
}
