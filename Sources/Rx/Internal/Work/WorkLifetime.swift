/// The lifetime of the source of named work. It leaves the work of its name when it ends, however that happens.
///
/// Sound: as for the superclass. `subscribe` is accessed only inside the gate of `namedWork`, and the other properties
/// never change.
package final class WorkLifetime: Lifetime, @unchecked Sendable {
    let name: WorkName
    let rule: WorkRule
    private let downstream: Lifetime
    private let namedWork: NamedWork
    /// Subscribes to the work. `nil` after the start.
    @exclusivity(unchecked) private var subscribe: ((WorkLifetime) -> Void)?

    /// - Parameter subscribe: Subscribes to the work with the lifetime that it is given. Called at most once.
    init(
        _ name: WorkName, _ rule: WorkRule, in namedWork: NamedWork, downstream: Lifetime,
        _ subscribe: @escaping (WorkLifetime) -> Void
    ) {
        (self.name, self.rule, self.namedWork, self.downstream) = (name, rule, namedWork, downstream)
        self.subscribe = subscribe
        super.init()
        downstream.add(self)
    }

    package override var owner: (any LifetimeOwner)? { downstream }

    /// Subscribes to the work. Does nothing if the work has ended, or if the reactor is ending.
    func start() {
        let subscribe = subscribe.take()
        guard isAlive, effects?.isDisposed != true else { return }
        subscribe?(self)
    }

    /// Ends the work. It completes.
    func cancel() {
        dispose()
        downstream.complete()
    }

    package override func didFail(_ error: any Error) { downstream.fail(error) }
    package override func didComplete() { downstream.complete() }

    package override func release() {
        super.release()
        namedWork.remove(self)
    }

    package override func propagateLoss() {
        namedWork.remove(self)
        super.propagateLoss()
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
            namedWork.admit(
                WorkLifetime(name, rule, in: namedWork, downstream: sink.lifetime) { lifetime in
                    self.run(Sink(lifetime: lifetime, next: sink.next))
                })
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
