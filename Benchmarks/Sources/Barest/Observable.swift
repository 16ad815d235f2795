public import Synchronization

// The smallest library that the package's API allows. It shows how much speed is left to gain (Decision 0016).
// Observables are objects, operators take closures that know their actor, and a subscription ends once. The library has
// no gates, errors, actors, deep nesting, subjects or trampoline.

@usableFromInline
package protocol Disposable {
    func dispose()
}

@frozen @usableFromInline
package struct NothingToDispose: Disposable {
    @inlinable
    package init() {}

    @inlinable
    package func dispose() {}
}

@usableFromInline
package final class Lifetime: Disposable {
    @usableFromInline let isOver = Atomic(false)
    @exclusivity(unchecked) @usableFromInline var resource: (any Disposable)?

    @inlinable
    package init() {}

    @inlinable
    package var isAlive: Bool { !isOver.load(ordering: .relaxed) }

    @inlinable
    package func complete() { dispose() }

    @inlinable
    package func dispose() {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        resource.take()?.dispose()
    }

    @inlinable
    func add(_ disposable: any Disposable) {
        if isAlive { resource = disposable } else { disposable.dispose() }
    }
}

@frozen @usableFromInline
package struct Sink<Element> {
    @usableFromInline let next: (Element) -> Void
    @usableFromInline let lifetime: Lifetime

    @inlinable
    package init(_ lifetime: Lifetime, _ next: @escaping (Element) -> Void) {
        self.lifetime = lifetime
        self.next = next
    }
}

/// The observer that `create` passes to its closure.
@frozen @usableFromInline
package struct Observer<Element> {
    @usableFromInline let sink: Sink<Element>

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    package func onNext(_ element: Element) { if sink.lifetime.isAlive { sink.next(element) } }

    @inlinable
    package func onCompleted() { sink.lifetime.complete() }
}

@usableFromInline
package final class Observable<Element> {
    @usableFromInline let source: (Sink<Element>) -> Void

    @inlinable
    init(_ source: @escaping (Sink<Element>) -> Void) { self.source = source }

    @inlinable
    package func run(_ sink: Sink<Element>) { source(sink) }

    @inlinable
    package static func create(_ subscribe: @escaping @Sendable (Observer<Element>) -> any Disposable) -> Observable {
        Observable { sink in sink.lifetime.add(subscribe(Observer(sink))) }
    }

    @inlinable
    package static func just(_ element: Element) -> Observable {
        Observable { sink in
            sink.next(element)
            sink.lifetime.complete()
        }
    }

    @inlinable
    package static func concat(_ sources: [Observable]) -> Observable {
        Observable { sink in
            for source in sources { source.run(Sink(Lifetime(), sink.next)) }
            sink.lifetime.complete()
        }
    }

    @inlinable
    package func map<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Element) -> Result
    ) -> Observable<Result> {
        let transform = called(transform)
        return Observable<Result> { [self] sink in run(Sink(sink.lifetime) { sink.next(transform($0)) }) }
    }

    @inlinable
    package func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
    ) -> Observable {
        let predicate = called(predicate)
        return Observable { [self] sink in run(Sink(sink.lifetime) { if predicate($0) { sink.next($0) } }) }
    }

    @inlinable
    package func subscribe(
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> any Disposable {
        let onNext = called(onNext)
        let lifetime = Lifetime()
        run(Sink(lifetime) { if lifetime.isAlive { onNext($0) } })
        return lifetime
    }
}

/// Returns a closure without an actor as a plain function. Traps if the closure belongs to an actor.
@inlinable
func called<Input, Output>(
    _ closure: @escaping @Sendable @isolated(any) (Input) -> Output
) -> @Sendable (Input) -> Output {
    precondition(closure.isolation == nil)
    return unsafeBitCast(closure, to: (@Sendable (Input) -> Output).self)
}
