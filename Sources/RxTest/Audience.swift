import Rx

/// Who is subscribed to a hot sequence at the moment.
///
/// Unlike a subject it does not end: who comes after a terminal event hears what is recorded later.
final class Audience<Element>: Sendable {
    private struct State {
        var nextSeat = 0
        var observers: [(seat: Int, observer: AnyObserver<Element>)] = []
    }

    private let state = Guarded(State())

    /// Tells all who are subscribed now, in the order in which they came.
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
