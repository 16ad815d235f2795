/// Keeps the source of an operator that hands out parts of it, for as long as the operator's subscription or one of a
/// part lasts.
final class HolderCount: Sendable {
    private let source = SingleAssignmentDisposable()
    private let holders: RefCountDisposable
    private let owner: Lifetime
    /// What `owner` keeps of this.
    private let held: any LifetimeResource

    /// - Parameters:
    ///   - owner: The lifetime of the operator's subscription.
    ///   - emitter: What hands out the parts. It ends with that subscription, though one of a part goes on.
    init<Part>(for owner: Lifetime, _ emitter: Emitter<Part>) {
        self.owner = owner
        holders = RefCountDisposable(disposable: source)
        held = EmittingWork(holders, emitter)
        owner.add(held)
    }

    /// Begins with `source`, which is disposed of when its last holder is gone.
    func keep(_ source: any Disposable) { self.source.setDisposable(source) }

    /// `part`, whose subscriptions keep the source.
    func keeping<Element>(_ part: Observable<Element>) -> Observable<Element> {
        Observable { [holders] sink in
            let lifetime = PartLifetime(below: sink.lifetime, retention: holders.retain())
            sink.lifetime.add(lifetime)
            part.attach(Sink(lifetime: lifetime, next: sink.next))
        }
    }
}

extension HolderCount: LifetimeOwner {
    func forget(_ resource: AnyObject) { source.dispose() }

    func lostSource(of resource: AnyObject) {
        source.dispose()
        owner.lostSource(of: held)
    }
}

/// The lifetime of a subscription to a part, which keeps the source. The retention is not one of its resources, so that it can be seen
/// that nothing else is left when the part is gone without having ended.
private final class PartLifetime: Lifetime, @unchecked Sendable {
    private let lifetime: Lifetime
    private let retention: any Disposable

    init(below lifetime: Lifetime, retention: any Disposable) {
        self.lifetime = lifetime
        self.retention = retention
    }

    override var owner: (any LifetimeOwner)? { lifetime }

    override func didFail(_ error: any Error) { lifetime.fail(error) }
    override func didComplete() { lifetime.complete() }

    override func release() {
        super.release()
        retention.dispose()
    }
}
