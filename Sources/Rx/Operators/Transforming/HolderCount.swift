/// Keeps the source of an operator that hands out parts of it, for as long as the operator's subscription or one of a
/// part lasts.
final class HolderCount: Sendable {
    private let source = SingleAssignmentDisposable()
    private let holders: RefCountDisposable

    /// - Parameter owner: The lifetime of the operator's subscription.
    init(for owner: Lifetime) {
        holders = RefCountDisposable(disposable: source)
        owner.add(holders)
    }

    /// Begins with `source`, which is disposed of when nobody holds it any more.
    func keep(_ source: any Disposable) { self.source.setDisposable(source) }

    /// `part`, whose subscriptions keep the source.
    func keeping<Element>(_ part: Observable<Element>) -> Observable<Element> {
        Observable { [holders] sink in
            sink.lifetime.add(holders.retain())
            part.attach(sink)
        }
    }
}
