/// The end of a chain: the lifetime of a subscription made with closures, and how those for its end are reached.
///
/// Sound: as its superclass; what it adds is set once.
@usableFromInline
package final class Terminal: Lifetime, @unchecked Sendable {
    /// Brings all closures to their actor; `nil` for wherever the event is.
    @usableFromInline let delivery: ActorDelivery?
    @usableFromInline let onError: ErrorHandler
    @usableFromInline let onCompleted: (() -> Void)?
    @usableFromInline let onDisposed: (() -> Void)?

    @inlinable
    init(_ end: EndHandlers) {
        delivery = ActorDelivery(end.actor)
        onError = end.onError
        onCompleted = end.onCompleted
        onDisposed = end.onDisposed
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
