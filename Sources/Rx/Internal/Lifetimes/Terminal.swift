/// The end of a chain: the lifetime of a subscription made with closures, and how those for its end are reached.
///
/// Sound: as its superclass; what it adds is set once.
@usableFromInline
package class Terminal: Lifetime, @unchecked Sendable {
    /// Brings all closures to their actor; `nil` for wherever the event is.
    @usableFromInline final let delivery: ActorDelivery?
    @usableFromInline final let onError: ErrorHandler
    @usableFromInline final let onCompleted: (() -> Void)?
    @usableFromInline final let onDisposed: (() -> Void)?

    @inlinable
    init(_ end: EndHandlers) {
        delivery = ActorDelivery(end.actor)
        onError = end.onError
        onCompleted = end.onCompleted
        onDisposed = end.onDisposed
    }

    package final override func didFail(_ error: any Error) {
        if isOnActor { deliver(error) } else { delivery?.enqueue { self.deliver(error) } }
    }

    package final override func didComplete() {
        if isOnActor { deliver(nil) } else { delivery?.enqueue { self.deliver(nil) } }
    }

    package final override func didDispose() {
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

/// A ``Terminal`` with the closure for elements: one object is a subscription's lifetime, its last sink and what the subscriber gets.
///
/// Sound: as its superclass; what it adds is set once.
@usableFromInline
final class ElementTerminal<Element>: Terminal, @unchecked Sendable {
    @usableFromInline let onNext: Handler<Element>

    @inlinable
    init(_ onNext: Handler<Element>, _ end: EndHandlers) {
        self.onNext = onNext
        super.init(end)
    }

    /// Takes the events of `source`.
    @inlinable
    func run(_ source: Observable<Element>) {
        guard let delivery, !source.isOn(delivery.isolation) else { return source.run(sink) }
        source.run(sink(bringingTo: delivery))
    }

    /// Its closure captures this object alone, and so is this object: nothing is allocated for it.
    @inlinable
    var sink: Sink<Element> {
        Sink(lifetime: self) { element in
            if self.isAlive { self.onNext(element) }
        }
    }

    @inlinable
    func sink(bringingTo delivery: ActorDelivery) -> Sink<Element> {
        Sink(lifetime: self) { element in
            if delivery.isImmediate {
                if self.isAlive { self.onNext(element) }
                return
            }
            delivery.enqueue {
                if !self.wasDisposed { self.onNext(element) }
            }
        }
    }
}

extension Observable {
    /// Subscribes with closures, all of which run on the actor that `end` names.
    ///
    /// - Returns: What ends the subscription.
    @inlinable
    package final func run(to onNext: Handler<Element>, _ end: EndHandlers) -> any Disposable {
        let terminal = ElementTerminal(onNext, end)
        terminal.run(self)
        return terminal
    }
}
