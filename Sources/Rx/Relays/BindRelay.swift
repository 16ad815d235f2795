internal import RxSupport

/// A target that accepts elements and no terminal events.
protocol Relay<Element> {
    associatedtype Element

    func accept(_ event: Element)
}

extension PublishRelay: Relay {}
extension BehaviorRelay: Relay {}
extension ReplayRelay: Relay {}

extension ObservableType {
    /// Sends every element to `relays`, on the thread that emits it. Ignores completion. An error goes to
    /// ``Hooks/defaultErrorHandler`` and traps in a debug build, because a relay cannot fail.
    ///
    /// - Returns: A disposable that ends the binding. The binding goes on if the disposable is dropped.
    public func bind(
        to relays: PublishRelay<Element>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    /// Sends every element, as an optional, to `relays`; see ``bind(to:)``.
    public func bind(
        to relays: PublishRelay<Element?>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    /// Sends every element to `relays`; see ``bind(to:)``.
    public func bind(
        to relays: BehaviorRelay<Element>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    /// Sends every element, as an optional, to `relays`; see ``bind(to:)``.
    public func bind(
        to relays: BehaviorRelay<Element?>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    /// Sends every element to `relays`; see ``bind(to:)``.
    public func bind(
        to relays: ReplayRelay<Element>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    /// Sends every element, as an optional, to `relays`; see ``bind(to:)``.
    public func bind(
        to relays: ReplayRelay<Element?>...
    ) -> any Disposable {
        bind(relays: relays, { $0 })
    }

    func bind<Target: Relay>(
        relays: [Target], _ convert: @escaping (Element) -> Target.Element
    ) -> any Disposable {
        let onElement = Handler<Element>.anywhere { element in
            for relay in relays { relay.accept(convert(element)) }
        }
        return asObservable().run(
            to: onElement, EndHandlers(on: nil, onError: .reported(boundAt: CallPlace()))
        )
    }
}
