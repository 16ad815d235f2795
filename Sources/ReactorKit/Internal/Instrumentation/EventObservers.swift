internal import Rx
internal import RxSupport
internal import Synchronization

/// The observers of all reactors, or of one. A handler is called and released outside the lock.
final class EventObservers: Sendable {
    private typealias Handler = @Sendable (ReactorEvent) -> Void

    private struct Contents {
        var handlers: [(key: Int, handler: Handler)] = []
        var lastKey = 0
    }

    private let contents = Guarded(Contents())

    var isEmpty: Bool { contents.withLock { $0.handlers.isEmpty } }

    func insert(_ handler: @escaping @Sendable (ReactorEvent) -> Void) -> any Disposable {
        // Counted first, so that a handler that has received an event receives each later one.
        Instrumentation.observerCount.wrappingAdd(1, ordering: .relaxed)
        let key = contents.withLock { contents in
            contents.lastKey += 1
            contents.handlers.append((contents.lastKey, handler))
            return contents.lastKey
        }
        return Disposables.create { self.remove(key) }
    }

    func notify(_ event: ReactorEvent) {
        for (_, handler) in contents.withLock({ $0.handlers }) { handler(event) }
    }

    func removeAll() {
        let removed = contents.withLock { contents in
            defer { contents.handlers = [] }
            return contents.handlers
        }
        Instrumentation.observerCount.wrappingSubtract(removed.count, ordering: .relaxed)
    }

    private func remove(_ key: Int) {
        let removed = contents.withLock { contents -> Handler? in
            guard let index = contents.handlers.firstIndex(where: { $0.key == key }) else { return nil }
            return contents.handlers.remove(at: index).handler
        }
        if removed != nil { Instrumentation.observerCount.wrappingSubtract(1, ordering: .relaxed) }
    }
}
