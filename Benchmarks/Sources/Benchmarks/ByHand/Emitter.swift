import Synchronization

/// Started work that can be cancelled.
protocol Cancellable: AnyObject {
    func cancel()
}

/// The hand-written version of a subject. A lock guards the listeners, and is not held while they are called. A
/// cancelled listener is not called any more.
final class Emitter<Element>: Sendable {
    /// A listener and its emitter retain each other until the listener is cancelled.
    ///
    /// Sound: One thread at a time cancels and emits.
    final class Listener: Cancellable, @unchecked Sendable {
        let body: (Element) -> Void
        private(set) var isActive = true
        private var emitter: Emitter?

        init(_ emitter: Emitter, _ body: @escaping (Element) -> Void) {
            self.emitter = emitter
            self.body = body
        }

        func cancel() {
            isActive = false
            emitter?.remove(self)
            emitter = nil
        }
    }

    private let listeners = Mutex<[Listener]>([])

    func listen(_ body: @escaping (Element) -> Void) -> Listener {
        let listener = Listener(self, body)
        listeners.withLock { $0.append(listener) }
        return listener
    }

    func emit(_ element: Element) {
        let listeners = listeners.withLock { $0 }
        for listener in listeners where listener.isActive { listener.body(element) }
    }

    private func remove(_ listener: Listener) {
        listeners.withLock { listeners in
            if let index = listeners.firstIndex(where: { $0 === listener }) { listeners.remove(at: index) }
        }
    }
}
