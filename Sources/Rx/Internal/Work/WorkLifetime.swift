/// The lifetime of the source of named work. It leaves the work of its name when it ends, however that happens.
///
/// Sound: as for the superclass. `source` is touched inside the gate of `namedWork` only, and the other properties
/// never change.
package class WorkLifetime: Lifetime, @unchecked Sendable {
    let name: WorkName
    let rule: WorkRule
    private let downstream: Lifetime
    private let namedWork: NamedWork

    init(_ name: WorkName, _ rule: WorkRule, in namedWork: NamedWork, downstream: Lifetime) {
        (self.name, self.rule, self.namedWork, self.downstream) = (name, rule, namedWork, downstream)
        super.init()
        downstream.add(self)
    }

    package final override var owner: (any LifetimeOwner)? { downstream }

    /// Subscribes to the work. Does nothing if the work has ended, or if the reactor is ending.
    func start() { preconditionFailure("a subclass implements this") }

    /// Ends the work. It completes.
    final func cancel() {
        dispose()
        downstream.complete()
    }

    package final override func didFail(_ error: any Error) { downstream.fail(error) }
    package final override func didComplete() { downstream.complete() }

    package final override func release() {
        super.release()
        namedWork.remove(self)
    }

    package final override func propagateLoss() {
        namedWork.remove(self)
        super.propagateLoss()
    }
}

/// A ``WorkLifetime`` with its source.
///
/// Sound: as for the superclass. `source` is touched inside the gate of the named work only.
private final class TypedWorkLifetime<Element>: WorkLifetime, @unchecked Sendable {
    @exclusivity(unchecked) private var source: Observable<Element>?
    private let sink: Sink<Element>

    init(
        _ source: Observable<Element>, _ sink: Sink<Element>, _ name: WorkName, _ rule: WorkRule,
        in namedWork: NamedWork
    ) {
        (self.source, self.sink) = (source, sink)
        super.init(name, rule, in: namedWork, downstream: sink.lifetime)
    }

    override func start() {
        let source = source.take()
        guard isAlive, effects?.isDisposed != true else { return }
        source?.run(Sink(lifetime: self, next: sink.next))
    }
}

extension Observable {
    /// Gives this work a name. When it is subscribed to, `rule` decides when it starts.
    ///
    /// - Parameter namedWork: Returns the named work of the reactor of an edge. Without any, the name has no effect.
    package final func named(
        _ name: WorkName, _ rule: WorkRule, in namedWork: @escaping (Lifetime) -> NamedWork?
    ) -> Observable<Element> {
        Observable { sink in
            guard let namedWork = namedWork(sink.lifetime) else { return self.attach(sink) }
            namedWork.admit(TypedWorkLifetime(self, sink, name, rule, in: namedWork))
        }
    }

    /// Cancels the work of a name in the reactor that subscribes, and then completes.
    package static func cancelling(_ name: WorkName) -> Observable<Element> {
        Observable { sink in
            guard let work = sink.lifetime.effects?.existingNamedWork else { return sink.lifetime.complete() }
            work.cancel(name) { sink.lifetime.complete() }
        }
    }
}
