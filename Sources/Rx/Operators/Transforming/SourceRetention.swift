/// Keeps the source of an operator that emits parts of it, such as groups. The source is kept until the operator's
/// subscription and all subscriptions to parts have ended.
final class SourceRetention: Sendable {
    private let source = SingleAssignmentDisposable()
    private let refCount: RefCountDisposable
    private let owner: Lifetime
    /// The resource that `owner` keeps on behalf of this object.
    private let ownerResource: any LifetimeResource

    /// - Parameters:
    ///   - owner: The lifetime of the operator's subscription.
    ///   - emitter: Emits the parts. It ends with the operator's subscription, even if a subscription to a part goes
    ///     on.
    init<Part>(for owner: Lifetime, _ emitter: Emitter<Part>) {
        self.owner = owner
        refCount = RefCountDisposable(disposable: source)
        ownerResource = EmitterResource(refCount, emitter)
        owner.add(ownerResource)
    }

    /// Keeps `source`. Disposes of it when the operator's subscription and all subscriptions to parts have ended.
    func setSource(_ source: any Disposable) { self.source.setDisposable(source) }

    /// Returns `part` as an observable whose subscriptions keep the source.
    func retainingSource<Element>(_ part: Observable<Element>) -> Observable<Element> {
        Observable { [refCount] sink in
            let lifetime = PartLifetime(below: sink.lifetime, retention: refCount.retain())
            sink.lifetime.add(lifetime)
            part.attach(Sink(lifetime: lifetime, next: sink.next))
        }
    }
}

extension SourceRetention: LifetimeOwner {
    var nextOwner: (any LifetimeOwner)? { owner }

    func removeResource(_ resource: AnyObject) { source.dispose() }

    func sourceWasLost(_ resource: AnyObject) {
        source.dispose()
        owner.sourceWasLost(ownerResource)
    }
}

/// The lifetime of a subscription to a part. It keeps the source.
///
/// `retention` is not one of the lifetime's resources. So if the part is freed without having ended, the lifetime has
/// no resources left, and propagates the loss.
///
/// Sound: as its superclass; its own properties are never reassigned.
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
