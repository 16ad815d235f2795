/// Subscribes to one source after another, without recursion however many end at once.
@usableFromInline
package final class Succession<Element>: @unchecked Sendable {
    /// What follows.
    @usableFromInline
    package enum Step {
        case subscribe(Observable<Element>)
        case complete
        case fail(any Error)
    }

    @usableFromInline
    struct State {
        @usableFromInline var isAdvancing = false
        @usableFromInline var ending: Ending?
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let advance: (Ending) -> Step
    @usableFromInline let current = LifetimeSlot()
    @usableFromInline let state = Guarded(State())

    /// - Parameter advance: Says what follows when a source has ended. Called once an ending.
    @inlinable
    package init(_ sink: Sink<Element>, advance: @escaping (Ending) -> Step) {
        self.sink = sink
        self.advance = advance
        sink.lifetime.add(current)
    }

    /// Begins with `source`.
    @inlinable
    package func start(_ source: Observable<Element>) {
        state.withLock { $0.isAdvancing = true }
        perform(.subscribe(source))
    }

    @inlinable
    func ended(_ ending: Ending) {
        let isFirst = state.withLock { state in
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
        state.withLock { state in
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
