import Dispatch
import Foundation
import ReactorKit
import Rx
import Synchronization

private let threads = 8
private let actionsOfAThread = 100_000
private let ids = 16

/// Adds and removes the rows of a list from several threads, while others use them. Checks that each row that exists
/// has the value that its actions have set, and that the rows, their effects and their parent are released.
func soakChildren() throws -> String {
    do {
        let list = SoakList()
        let bag = DisposeBag()
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var random = SystemRandomNumberGenerator()
            for number in 0..<actionsOfAThread {
                let id = Int.random(in: 0..<ids, using: &random)
                switch number % 16 {
                case 0: list.action.onNext(.toggle(id))
                case 1: list.rows[id]?.action.onNext(.work)
                case 2: list.rows[id]?.state.subscribe(onNext: { _ in }).disposed(by: bag)
                default: list.rows[id]?.action.onNext(.add)
                }
            }
        }
        // All threads have ended, so nothing is inside the list or its rows any more.
        for row in list.currentState.rows {
            let value = list.rows[row.id]?.currentState.value
            try expect(value == row.value, "row \(row.id): its parent has \(row.value), it has \(value ?? -1)")
        }
    }
    while SoakRow.count.load(ordering: .acquiring) != 0 || SoakRow.effects.load(ordering: .acquiring) != 0 {
        sched_yield()
    }
    return "\(threads) threads × \(actionsOfAThread) actions on \(ids) rows that come and go"
}

private final class SoakRow: Reactor {
    enum Action { case add, work }
    struct State: Identifiable {
        let id: Int
        var value = 0
    }

    static let count = Atomic(0)
    static let effects = Atomic(0)

    let initialState: State

    init(_ initialState: State) {
        self.initialState = initialState
        Self.count.add(1, ordering: .relaxed)
    }

    deinit { Self.count.subtract(1, ordering: .releasing) }

    func mutate(action: Action) -> Observable<Action> {
        guard action == .work else { return .just(action) }
        return .create { _ in
            Self.effects.add(1, ordering: .relaxed)
            return Disposables.create { Self.effects.subtract(1, ordering: .releasing) }
        }.cancellable(id: "work")
    }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        state.value += 1
        return state
    }
}

private final class SoakList: Reactor {
    enum Action { case toggle(Int), row(Int, SoakRow.Action) }
    struct State { var rows: [SoakRow.State] = [] }

    let initialState = State()
    let rows = ChildReactors { SoakRow($0) }

    init() { scope(rows, state: \.rows, action: Action.row, mutation: Action.row) }

    func mutate(action: Action) -> Observable<Action> {
        switch action {
        case .toggle: .just(action)
        case .row(let id, let action): rows.effects(of: action, id: id).map { .row(id, $0) }
        }
    }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .toggle(let id):
            if let index = state.rows.firstIndex(where: { $0.id == id }) {
                state.rows.remove(at: index)
            } else {
                state.rows.append(SoakRow.State(id: id))
            }
        case .row(let id, let mutation): rows.reduce(&state.rows, id: id, mutation: mutation)
        }
        return state
    }
}
