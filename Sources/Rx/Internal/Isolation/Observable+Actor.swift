// An operator keeps law 1 of the README in one of two ways. It brings its source's events to the actor of its closure,
// or it starts its subscription on that actor.

extension Observable {
    /// Whether all events are known to be emitted on the actor of `isolation`. Only the main actor can be known.
    @inlinable
    func isOn(_ isolation: Isolation) -> Bool { isOnMainActor && isolation.isMain }

    /// Returns this observable with its events brought to the actor of `site`, as if `observe(on:)` with that actor
    /// stood here.
    ///
    /// Returns this observable itself if `site` is `nil`, for a nonisolated closure, or if the events already come on
    /// that actor.
    @inlinable
    package func brought(to site: CallSite?) -> Observable<Element> {
        guard let site, !isOn(site.isolation) else { return self }
        return bringing(to: site)
    }

    /// Does the work of ``brought(to:)`` if the events have to be brought.
    @inlinable @inline(never)
    func bringing(to site: CallSite) -> Observable<Element> {
        Observable(isOnMainActor: site.isolation.isMain) { sink in
            self.attach(ActorDelivery(of: site).sink(bringingTo: sink))
        }
    }

    /// Returns this observable with its events brought over by `delivery`, a mailbox that the sources of an operator
    /// share. Returns this observable itself if `delivery` is `nil`.
    @inlinable
    package func brought(by delivery: ActorDelivery?) -> Observable<Element> {
        guard let delivery else { return self }
        return Observable { self.attach(delivery.sink(bringingTo: $0)) }
    }

    /// Returns an operator's observable. `make` is called for each subscription, with the mailbox that the operator's
    /// sources share.
    @inlinable
    static func sharing(
        _ site: CallSite, _ make: @escaping (ActorDelivery) -> Observable<Element>
    ) -> Observable<Element> {
        Observable(isOnMainActor: site.isolation.isMain) { make(ActorDelivery(of: site)).attach($0) }
    }

    /// Returns an observable that subscribes to this one on the actor of `site`: at once if the caller is on that
    /// actor, and otherwise in a turn of the actor. Returns this observable itself if `site` is `nil`, for a
    /// nonisolated closure.
    @inlinable
    package func started(on site: CallSite?) -> Observable<Element> {
        guard let site else { return self }
        return Observable { sink in
            if site.isolation.isCurrent { return self.attach(sink) }
            site.reportSubscription()
            ActorDelivery(to: site.isolation.actor).enqueue { if sink.isAlive { self.run(sink) } }
        }
    }
}

extension ActorDelivery {
    /// Returns a sink for a source, which brings the source's events to `sink` in order. A waiting element is dropped
    /// if the lifetime of `sink` has ended.
    @inlinable
    func sink<Element>(bringingTo sink: Sink<Element>) -> Sink<Element> {
        let lifetime = BroughtLifetime(to: sink.lifetime, by: self)
        sink.lifetime.add(lifetime)
        return Sink(lifetime: lifetime) { element in
            if self.isImmediate { return sink.next(element) }
            self.enqueue { if sink.isAlive { sink.next(element) } }
        }
    }
}

/// The lifetime of a source whose events are brought to an actor.
///
/// Sound: as for the superclass. The added properties are set once.
@usableFromInline
final class BroughtLifetime: Lifetime, @unchecked Sendable {
    private let downstream: Lifetime
    private let delivery: ActorDelivery

    @usableFromInline
    init(to downstream: Lifetime, by delivery: ActorDelivery) {
        self.downstream = downstream
        self.delivery = delivery
    }

    package override var owner: (any LifetimeOwner)? { downstream }

    package override func didFail(_ error: any Error) {
        delivery.perform { [downstream] in downstream.fail(error) }
    }

    package override func didComplete() {
        delivery.perform { [downstream] in downstream.complete() }
    }

    /// Stays a resource, because events may wait. The end of the sequence releases it.
    package override func didFinish() {}

    /// Waits for the elements that are not delivered yet, because the work that they start belongs to the subscription.
    package override func propagateLoss() {
        if delivery.isIdle { return super.propagateLoss() }
        delivery.enqueue { self.downstream.sourceWasLost(self) }
    }
}
