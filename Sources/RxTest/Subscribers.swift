import Rx
internal import RxSupport

/// The current subscribers of a hot sequence.
///
/// Unlike a subject, it does not end: an observer that subscribes after a terminal event receives the events recorded
/// for later ticks.
final class Subscribers<Element>: Sendable {
    private struct State {
        var nextID = 0
        var observers: [(id: Int, observer: AnyObserver<Element>)] = []
    }

    private let state = Guarded(State())

    /// Sends `event` to the current subscribers, in the order of their subscriptions.
    func send(_ event: Event<Element>) {
        let current = state.withLock { $0.observers }
        for subscriber in current { subscriber.observer.on(event) }
    }

    func add(_ observer: AnyObserver<Element>) -> any Disposable {
        let id = state.withLock { state in
            defer { state.nextID += 1 }
            state.observers.append((state.nextID, observer))
            return state.nextID
        }
        return Disposables.create { self.remove(id) }
    }

    private func remove(_ id: Int) {
        let removed = state.withLock { state in
            state.observers.firstIndex { $0.id == id }.map { state.observers.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }
}
