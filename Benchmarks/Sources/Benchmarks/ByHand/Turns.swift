/// The hand-written version of Rx's order: nested sources of several elements take turns, with one element in each
/// turn.
final class Turns {
    private var waiting: [() -> Bool] = []
    private var next = 0
    private var isRunning = false

    /// Runs `body`, and then the steps that were added meanwhile, until no step waits.
    func run(_ body: () -> Void) {
        if isRunning { return body() }
        isRunning = true
        body()
        while next < waiting.count {
            let step = waiting[next]
            next += 1
            if step() { waiting.append(step) }
        }
        waiting.removeAll(keepingCapacity: true)
        next = 0
        isRunning = false
    }

    /// Adds a step, which returns whether it needs another turn.
    func add(_ step: @escaping () -> Bool) { waiting.append(step) }
}

@inline(never)
func two(_ value: Int, in turns: Turns) -> Source {
    { listener in
        var isSecond = false
        turns.add {
            defer { isSecond = true }
            listener(value)
            return !isSecond
        }
        return nil
    }
}
