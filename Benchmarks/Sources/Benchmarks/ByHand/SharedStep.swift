import Dispatch

/// The hand-written version of a driver: a step on the main thread that remembers its latest value, for any number of
/// listeners.
final class SharedStep {
    private var latest: Int?
    private var listeners: [Listener] = []

    /// Calls `body` with the latest value at once, if there is one, and then with every new value.
    func listen(_ body: @escaping Listener) {
        listeners.append(body)
        if let latest { body(latest) }
    }

    func set(_ value: Int) {
        latest = value
        for listener in listeners { listener(value) }
    }

    func mapped() -> SharedStep { makeStep { step in { step.set($0 &+ 1) } } }

    func filtered() -> SharedStep { makeStep { step in { if $0 >= 0 { step.set($0) } } } }

    /// Applies `map` and `filter` six times.
    func mappedAndFiltered() -> SharedStep {
        var step = self
        for _ in 0..<6 { step = step.mapped().filtered() }
        return step
    }

    @inline(never)
    private func makeStep(_ body: (SharedStep) -> Listener) -> SharedStep {
        let step = SharedStep()
        listen(body(step))
        return step
    }
}

/// Starts a hand-written driver. Traps if an event does not come on the main thread.
@inline(never)
func driven(_ step: SharedStep) -> Listener {
    { value in
        dispatchPrecondition(condition: .onQueue(.main))
        step.set(value)
    }
}
