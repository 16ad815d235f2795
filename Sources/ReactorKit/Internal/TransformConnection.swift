public import Rx

/// A subscription to what a transform returned that survives failures: it subscribes anew, and passes the transform by when
/// that fails again without having emitted anything.
@usableFromInline
final class TransformConnection<Element>: Disposable, @unchecked Sendable {
    private let source: Observable<Element>
    private let bypass: Observable<Element>
    private let report: (any Error) -> Void
    private let next: (Element) -> Void
    private let current = LifetimeSlot()

    /// Whether an element has passed since the latest subscription. Events arrive one at a time.
    private var hasProgressed = true

    @usableFromInline
    init(
        _ source: Observable<Element>, bypass: Observable<Element>, report: @escaping (any Error) -> Void,
        next: @escaping (Element) -> Void
    ) {
        self.source = source
        self.bypass = bypass
        self.report = report
        self.next = next
    }

    @usableFromInline
    func start() { subscribe(to: source) }

    @usableFromInline
    func dispose() { current.dispose() }

    private func subscribe(to source: Observable<Element>) {
        let lifetime = ClosureLifetime(onError: failed, onCompleted: {})
        _ = current.replace(lifetime)
        source.run(
            Sink(lifetime: lifetime) { element in
                guard lifetime.isAlive else { return }
                self.hasProgressed = true
                self.next(element)
            })
    }

    private func failed(_ error: any Error) {
        report(error)
        let isHopeless = !hasProgressed
        hasProgressed = false
        subscribe(to: isHopeless ? bypass : source)
    }
}
