import Dispatch

/// What one would write for a driver: a value on the main thread that remembers itself, for any number of listeners.
final class SharedStep {
    private var latest: Int?
    private var listeners: [Listener] = []

    /// Tells of every value, and at once of the latest.
    func listen(_ body: @escaping Listener) {
        listeners.append(body)
        if let latest { body(latest) }
    }

    func set(_ value: Int) {
        latest = value
        for listener in listeners { listener(value) }
    }

    func mapped() -> SharedStep { next { step in { step.set($0 &+ 1) } } }

    func filtered() -> SharedStep { next { step in { if $0 >= 0 { step.set($0) } } } }

    /// Six times `map` and `filter`.
    func mappedAndFiltered() -> SharedStep {
        var step = self
        for _ in 0..<6 { step = step.mapped().filtered() }
        return step
    }

    @inline(never)
    private func next(_ body: (SharedStep) -> Listener) -> SharedStep {
        let step = SharedStep()
        listen(body(step))
        return step
    }
}

/// Starts a hand-written driver: events have to come on the main thread.
@inline(never)
func driven(_ step: SharedStep) -> Listener {
    { value in
        dispatchPrecondition(condition: .onQueue(.main))
        step.set(value)
    }
}
