internal import RxSupport

/// The lifetime at the end of a chain that was subscribed to with closures. It calls the closures for the end.
///
/// It releases these closures after a terminal event or `dispose()`. The subscriber may keep this object for its whole
/// life, and the closures often retain the subscriber. If the source is lost, this object keeps the closures until
/// `dispose()`.
///
/// Sound: as for the superclass. Only the thread that ends the subscription accesses `handlers`. The lock guards
/// `onDisposed`.
@usableFromInline
package final class Terminal: Lifetime, @unchecked Sendable {
    private struct Handlers {
        let onError: ErrorHandler
        let onCompleted: (() -> Void)?
    }

    /// Brings all events to the actor of the closures; `nil` if the closures run on the thread of each event.
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

    /// Whether a closure may be called at once.
    private var isOnActor: Bool { delivery?.isImmediate ?? true }

    /// Brings the terminal event to the actor.
    ///
    /// - Parameter error: `nil` for completion.
    private func deliver(_ error: (any Error)?) {
        guard let handlers else { return }
        if isOnActor { call(handlers, error) } else { delivery?.enqueue { self.call(handlers, error) } }
    }

    /// Calls the closure for the terminal event, unless the subscription was disposed of meanwhile. Then calls
    /// `onDisposed`, unless it was called already.
    private func call(_ handlers: Handlers, _ error: (any Error)?) {
        if !wasDisposed {
            if let error { handlers.onError(error) } else { handlers.onCompleted?() }
        }
        takeOnDisposed()?()
    }

    /// Returns `onDisposed` to the first caller and `nil` to every other one. There may be two callers, because the
    /// closure for the terminal event, or another thread, may dispose of the subscription.
    private func takeOnDisposed() -> (() -> Void)? { resourcesLock.run { onDisposed.take() } }
}

extension Terminal {
    /// Subscribes to `source`. Only the source retains the closure for elements, because this closure often retains the
    /// subscriber. So the closure is released when the source ends or is lost, even if the subscriber keeps this
    /// object.
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
    /// Subscribes with closures. All events are brought to the actor of `end`.
    ///
    /// - Returns: A disposable that ends the subscription.
    @inlinable
    package final func run(to onNext: Handler<Element>, _ end: EndHandlers) -> any Disposable {
        let terminal = Terminal(end)
        terminal.run(self, SubscriptionLedger.recording(onNext, of: terminal, at: end.place))
        return terminal
    }
}
