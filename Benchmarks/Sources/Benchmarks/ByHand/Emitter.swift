import Synchronization

/// What ends something that was started.
protocol Cancellable: AnyObject {
    func cancel()
}

/// What one would write instead of a subject: listeners behind a lock, called outside of it, and not once cancelled.
final class Emitter<Element>: @unchecked Sendable {
    final class Listener: Cancellable {
        let body: (Element) -> Void
        private(set) var isActive = true
        private weak var emitter: Emitter?

        init(_ emitter: Emitter, _ body: @escaping (Element) -> Void) {
            self.emitter = emitter
            self.body = body
        }

        func cancel() {
            isActive = false
            emitter?.remove(self)
        }
    }

    private let lock = Mutex(())
    private var listeners: [Listener] = []

    func listen(_ body: @escaping (Element) -> Void) -> Listener {
        let listener = Listener(self, body)
        lock.withLock { _ in listeners.append(listener) }
        return listener
    }

    func emit(_ element: Element) {
        let listeners = lock.withLock { _ in self.listeners }
        for listener in listeners where listener.isActive { listener.body(element) }
    }

    private func remove(_ listener: Listener) {
        lock.withLock { _ in listeners.removeAll { $0 === listener } }
    }
}
