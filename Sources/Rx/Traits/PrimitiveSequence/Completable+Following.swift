extension ObservableType where Element == Never {
    /// Continues with `second` when the source completes, and then ends like `second`. Fails if the source fails.
    @inlinable
    func following<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        let (source, second) = (asObservable(), second.asObservable())
        return Observable { sink in
            source.attach(Sink(lifetime: FirstLifetime(before: second, sink)) { _ in })
        }
    }
}

/// The lifetime of the first source of `following`. It leaves the subscription before the second source is subscribed
/// to. So if the second one is lost at once, no resource is left, and the loss is propagated.
///
/// Sound: as for the superclass. The properties never change.
@usableFromInline
final class FirstLifetime<Element>: Lifetime, @unchecked Sendable {
    private let second: Observable<Element>
    private let sink: Sink<Element>

    @usableFromInline
    init(before second: Observable<Element>, _ sink: Sink<Element>) {
        (self.second, self.sink) = (second, sink)
        super.init()
        sink.lifetime.add(self)
    }

    package override var owner: (any LifetimeOwner)? { sink.lifetime }

    package override func didFail(_ error: any Error) { sink.lifetime.fail(error) }

    package override func didComplete() {
        sink.lifetime.removeResource(self)
        second.run(sink)
    }
}
