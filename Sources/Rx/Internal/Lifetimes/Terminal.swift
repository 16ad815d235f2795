/// The end of a chain: the lifetime of a subscription made with closures, and how they are reached.
///
/// Sound: as its superclass; what it adds is set once.
@usableFromInline
package final class Terminal: Lifetime, @unchecked Sendable {
    @usableFromInline let delivery: ActorDelivery?
    private let onError: ErrorHandler
    private let onCompleted: (() -> Void)?
    private let onDisposed: (() -> Void)?

    /// - Parameter actor: Where all closures run; `nil` for wherever the event is.
    @usableFromInline
    package init(
        on actor: (any Actor)?, onError: ErrorHandler, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
    ) {
        delivery = ActorDelivery(actor)
        self.onError = onError
        self.onCompleted = onCompleted
        self.onDisposed = onDisposed
    }

    /// Subscribes to `source`.
    @inlinable
    package func run<Element>(_ source: Observable<Element>, _ onNext: Handler<Element>) -> any Disposable {
        guard deliversDirectly(source) else { return run(source) { onNext($0) } }
        source.run(
            Sink(lifetime: self) { element in
                if self.isAlive { onNext(element) }
            })
        return self
    }

    /// Subscribes to `source`.
    @inlinable
    package func run<Element>(_ source: Observable<Element>, _ onNext: @escaping (Element) -> Void) -> any Disposable {
        guard let delivery, !source.isOn(delivery.isolation) else {
            source.run(
                Sink(lifetime: self) { element in
                    if self.isAlive { onNext(element) }
                })
            return self
        }
        source.run(
            Sink(lifetime: self) { element in
                if delivery.isImmediate {
                    if self.isAlive { onNext(element) }
                    return
                }
                delivery.enqueue {
                    if !self.wasDisposed { onNext(element) }
                }
            })
        return self
    }

    @inlinable
    func deliversDirectly<Element>(_ source: Observable<Element>) -> Bool {
        guard let delivery else { return true }
        return source.isOn(delivery.isolation)
    }

    package override func didFail(_ error: any Error) {
        if isOnActor { deliver(error) } else { delivery?.enqueue { self.deliver(error) } }
    }

    package override func didComplete() {
        if isOnActor { deliver(nil) } else { delivery?.enqueue { self.deliver(nil) } }
    }

    package override func didDispose() {
        guard let onDisposed else { return }
        if isOnActor { onDisposed() } else { delivery?.enqueue(onDisposed) }
    }

    private var isOnActor: Bool { delivery?.isImmediate ?? true }

    /// - Parameter error: `nil` for completion.
    private func deliver(_ error: (any Error)?) {
        if !wasDisposed {
            if let error { onError(error) } else { onCompleted?() }
        }
        onDisposed?()
    }
}
