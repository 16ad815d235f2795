extension ObservableType {
    /// Emits `element` before completing when the source completes without an element.
    ///
    /// Source: [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    public func ifEmpty(default element: Element) -> Observable<Element> {
        afterEmptiness { sink, _ in sink.end(with: element) }
    }

    /// Goes on with `other` when the source completes without an element.
    ///
    /// The source stays subscribed to until `other` has ended.
    ///
    /// Source: [DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html).
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        afterEmptiness { sink, source in
            source.moveResources(to: sink.lifetime)
            other.run(sink)
        }
    }

    private func afterEmptiness(
        _ goOn: @escaping (Sink<Element>, _ source: Lifetime) -> Void
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let lifetime = EmptinessLifetime(below: sink.lifetime) { goOn(sink, $0) }
            sink.lifetime.add(lifetime)
            source.attach(
                Sink(lifetime: lifetime) { element in
                    lifetime.isEmpty = false
                    sink.next(element)
                })
        }
    }
}

/// The lifetime of a source after which something else may come.
private final class EmptinessLifetime: Lifetime, @unchecked Sendable {
    /// Whether the source has emitted nothing. Touched by its events only, which come one at a time.
    var isEmpty = true

    private let lifetime: Lifetime
    private let goOn: (Lifetime) -> Void

    init(below lifetime: Lifetime, _ goOn: @escaping (Lifetime) -> Void) {
        self.lifetime = lifetime
        self.goOn = goOn
    }

    override var holder: (any LifetimeHolder)? { lifetime }

    override func didFail(_ error: any Error) { lifetime.fail(error) }

    override func didComplete() {
        if isEmpty { goOn(self) } else { lifetime.complete() }
    }
}
