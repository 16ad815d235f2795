import Synchronization

/// What one would write instead of a subject: a list of closures behind a lock.
final class Emitter<Element>: @unchecked Sendable {
    private let lock = Mutex(())
    private var listeners: [(id: Int, body: (Element) -> Void)] = []
    private var nextId = 0

    func listen(_ body: @escaping (Element) -> Void) -> Int {
        lock.withLock { _ in
            nextId += 1
            listeners.append((nextId, body))
            return nextId
        }
    }

    func stop(_ id: Int) {
        lock.withLock { _ in listeners.removeAll { $0.id == id } }
    }

    func emit(_ element: Element) {
        let listeners = lock.withLock { _ in self.listeners }
        for listener in listeners { listener.body(element) }
    }
}

/// A mutable value that closures share.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
