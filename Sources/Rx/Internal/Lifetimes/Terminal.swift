/// The end of a chain: the lifetime of a subscription made with closures, and how those for its end are reached.
///
/// It lets go of each closure as soon as that cannot be called any more. The subscriber may keep this for as long as it lives itself, and the
/// closures often keep the subscriber.
///
/// Sound: as its superclass. Only the thread that ends it touches the closures for terminal events; the lock guards `onDisposed`.
@usableFromInline
package final class Terminal: Lifetime, @unchecked Sendable {
    private struct Handlers {
        let onError: ErrorHandler
        let onCompleted: (() -> Void)?
    }

    /// Brings all closures to their actor; `nil` for wherever the event is.
    @usableFromInline let delivery: ActorDelivery?
    @exclusivity(unchecked) private var handlers: Handlers?
    @exclusivity(unchecked) private var onDisposed: (() -> Void)?

    @usableFromInline
    init(_ end: EndHandlers) {
        delivery = ActorDelivery(end.actor)
        handlers = Handlers(onError: end.onError, onCompleted: end.onCompleted)
        onDisposed = end.onDisposed
    }

    package override func didFail(_ error: any Error) { deliver(error) }
    package override func didComplete() { deliver(nil) }

    package override func didDispose() {
        guard let onDisposed = takeOnDisposed() else { return }
        if isOnActor { onDisposed() } else { delivery?.enqueue(onDisposed) }
    }

    package override func releaseHandlers() { handlers = nil }

    private var isOnActor: Bool { delivery?.isImmediate ?? true }

    /// - Parameter error: `nil` for completion.
    private func deliver(_ error: (any Error)?) {
        guard let handlers else { return }
        if isOnActor { call(handlers, error) } else { delivery?.enqueue { self.call(handlers, error) } }
    }

    private func call(_ handlers: Handlers, _ error: (any Error)?) {
        if !wasDisposed {
            if let error { handlers.onError(error) } else { handlers.onCompleted?() }
        }
        takeOnDisposed()?()
    }

    /// `onDisposed` for the first caller. A closure for the terminal event may dispose, and so may another thread meanwhile.
    private func takeOnDisposed() -> (() -> Void)? { resourcesLock.run { onDisposed.take() } }
}

extension Terminal {
    /// Takes the events of `source`, which alone holds the closure for elements: that is released when the source ends or is gone, though the
    /// subscriber keeps this. What a closure captures strongly often keeps the subscriber.
    @inlinable
    func run<Element>(_ source: Observable<Element>, _ onNext: Handler<Element>) {
        guard let delivery, !source.isOn(delivery.isolation) else {
            return source.run(
                Sink(lifetime: self) { element in
                    if self.isAlive { onNext(element) }
                })
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
    }
}

extension Observable {
    /// Subscribes with closures, all of which run on the actor that `end` names.
    ///
    /// - Returns: What ends the subscription.
    @inlinable
    package final func run(to onNext: Handler<Element>, _ end: EndHandlers) -> any Disposable {
        let terminal = Terminal(end)
        terminal.run(self, SubscriptionLedger.noting(onNext, of: terminal, at: end.place))
        return terminal
    }
}
