import Rx

/// The current subscribers of a hot sequence.
///
/// Unlike a subject, it does not end: an observer that subscribes after a terminal event receives the events recorded
/// for later ticks.
final class Audience<Element>: Sendable {
    private struct State {
        var nextSeat = 0
        var observers: [(seat: Int, observer: AnyObserver<Element>)] = []
    }

    private let state = Guarded(State())

    /// Sends `event` to the current subscribers, in the order of their subscriptions.
    func hear(_ event: Event<Element>) {
        let listeners = state.withLock { $0.observers }
        for listener in listeners { listener.observer.on(event) }
    }

    func join(_ observer: AnyObserver<Element>) -> any Disposable {
        let seat = state.withLock { state in
            defer { state.nextSeat += 1 }
            state.observers.append((state.nextSeat, observer))
            return state.nextSeat
        }
        return Disposables.create { self.leave(seat) }
    }

    private func leave(_ seat: Int) {
        let left = state.withLock { state in
            state.observers.firstIndex { $0.seat == seat }.map { state.observers.remove(at: $0) }
        }
        withExtendedLifetime(left) {}
    }
}
