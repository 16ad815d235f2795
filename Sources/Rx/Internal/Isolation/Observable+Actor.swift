// How an operator keeps law 1: its source is brought to the actor of its closure, or its subscription is started there.

extension Observable {
    /// Whether all events are known to come on an actor.
    @inlinable
    func isOn(_ isolation: Isolation) -> Bool { isOnMainActor && isolation.isMain }

    /// This observable, with its events brought to the actor of `site`, as if `observe(on:)` that actor stood here.
    ///
    /// Itself when there is nothing to bring: for a nonisolated closure, and when the events come on that actor already.
    @inlinable
    package func brought(to site: CallSite?) -> Observable<Element> {
        guard let site, !isOn(site.isolation) else { return self }
        return bringing(to: site)
    }

    @inlinable @inline(never)
    func bringing(to site: CallSite) -> Observable<Element> {
        Observable(isOnMainActor: site.isolation.isMain) { sink in
            self.attach(ActorDelivery(of: site).sink(bringingTo: sink))
        }
    }

    /// The same by a mailbox that the sources of an operator share.
    @inlinable
    package func brought(by delivery: ActorDelivery?) -> Observable<Element> {
        guard let delivery else { return self }
        return Observable { self.attach(delivery.sink(bringingTo: $0)) }
    }

    /// An operator's observable, made for each subscription with the mailbox that its sources share; `nil` for a nonisolated
    /// closure.
    @inlinable
    static func sharing(
        _ site: CallSite, _ make: @escaping (ActorDelivery) -> Observable<Element>
    ) -> Observable<Element> {
        Observable(isOnMainActor: site.isolation.isMain) { make(ActorDelivery(of: site)).attach($0) }
    }

    /// This observable, subscribed to on the actor of `site`: at once when already there; itself for a nonisolated closure.
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
    /// A sink for a source, whose events this brings to `sink`: the terminal event behind the elements, and nothing once `sink`
    /// is disposed of.
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
/// Sound: as its superclass; what it adds is set once.
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
}
