import Dispatch
import ReactorKit
import Rx
import Synchronization

private let reactors = 100_000

/// Makes and releases reactors with effects that never end: one after another, all at once, and from several threads.
/// Checks that their effects are disposed of, that their states are freed, and that the memory is available again.
func soakReactors() throws -> String {
    use(reactors / 100, keepingAll: true)
    let before = residentMemory()
    use(reactors, keepingAll: false)
    try expectNothingLeft("one after another")
    let peak = use(reactors, keepingAll: true)
    try expectNothingLeft("all at once")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in use(reactors / 8, keepingAll: true) }
    try expectNothingLeft("by 8 threads")
    let after = residentMemory()
    try expect(
        after - before <= (peak - before) / 10,
        "memory within a tenth: \(before) KiB before, \(peak) with all of them, \(after) after")
    return "3 × \(reactors) reactors; \(before) KiB before, \(peak) with \(reactors) of them, \(after) after"
}

/// - Returns: The memory in KiB while all reactors exist; 0 unless `keepingAll`.
@discardableResult
private func use(_ count: Int, keepingAll: Bool) -> Int {
    var kept: [RunningReactor] = []
    for number in 0..<count {
        let reactor = RunningReactor()
        _ = reactor.state.subscribe(onNext: { _ in })
        reactor.action.onNext(number)
        if keepingAll { kept.append(reactor) }
    }
    return withExtendedLifetime(kept) { keepingAll ? residentMemory() : 0 }
}

private func expectNothingLeft(_ how: String) throws {
    let (effects, contents) = (
        RunningReactor.activeEffects.load(ordering: .relaxed), Contents.count.load(ordering: .relaxed)
    )
    try expect(effects == 0, "all effects to be disposed of, \(how); \(effects) still run")
    try expect(contents == 0, "all states to be freed, \(how); \(contents) are left")
}

/// Starts an effect that never ends at each action.
private final class RunningReactor: Reactor {
    typealias Action = Int

    struct State {
        var number = 0
        var contents = Contents()
    }

    static let activeEffects = Atomic(0)

    let initialState = State()

    func mutate(action: Int) -> Observable<Int> {
        .create { observer in
            Self.activeEffects.add(1, ordering: .relaxed)
            observer.onNext(action)
            return Disposables.create { Self.activeEffects.subtract(1, ordering: .relaxed) }
        }
    }

    func reduce(state: State, mutation: Int) -> State { State(number: mutation) }
}

/// The contents of a state. Counts its instances.
private final class Contents: Sendable {
    static let count = Atomic(0)

    private let bytes = [UInt8](repeating: 0, count: 500)

    init() { Self.count.add(1, ordering: .relaxed) }

    deinit { Self.count.subtract(1, ordering: .relaxed) }
}
