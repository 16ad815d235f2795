import Synchronization

/// The hand-written version of a reactor: a state behind a lock, and listeners that receive each state.
final class Store<State: Sendable, Action: Sendable>: Sendable {
    private let state: Mutex<State>
    private let states = Emitter<State>()
    private let reduce: @Sendable (inout State, Action) -> Void

    init(_ state: State, _ reduce: @escaping @Sendable (inout State, Action) -> Void) {
        self.state = Mutex(state)
        self.reduce = reduce
    }

    var current: State { state.withLock { $0 } }

    /// Calls `body` with the current state, and then with every later one.
    func listen(_ body: @escaping (State) -> Void) -> any Cancellable {
        body(current)
        return states.listen(body)
    }

    func send(_ action: Action) {
        let next = state.withLock { state in
            reduce(&state, action)
            return state
        }
        states.emit(next)
    }
}

/// A store that any thread may use. It delivers its states in order: a thread that finds the store idle also does the
/// work that other threads enqueue meanwhile.
final class SerialStore<State: Sendable, Action: Sendable>: Sendable {
    private struct Room {
        var waiting: [Action] = []
        var isBusy = false
    }

    private let store: Store<State, Action>
    private let room = Mutex(Room())

    init(_ state: State, _ reduce: @escaping @Sendable (inout State, Action) -> Void) {
        store = Store(state, reduce)
    }

    func listen(_ body: @escaping (State) -> Void) -> any Cancellable { store.listen(body) }

    func send(_ action: Action) {
        let isIdle = room.withLock { room in
            if room.isBusy { room.waiting.append(action) }
            defer { room.isBusy = true }
            return !room.isBusy
        }
        guard isIdle else { return }
        store.send(action)
        while let batch = takeBatch() {
            for action in batch { store.send(action) }
        }
    }

    private func takeBatch() -> [Action]? {
        room.withLock { room in
            defer { room.waiting = [] }
            room.isBusy = !room.waiting.isEmpty
            return room.isBusy ? room.waiting : nil
        }
    }
}
