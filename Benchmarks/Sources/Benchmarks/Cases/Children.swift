import ReactorKit
import Rx
import Samples

/// The number of actions in a run.
private let actions = 10_000
private let rowCount = 1_000

let childrenFamily = Family(
    name: "Parent and child reactors", unit: "action", cases: [sendToChild, sendToRow, createRows])

/// An action of a child that its parent turns into a state of the child's subscriber.
let sendToChild = Case("action.onNext of a child to 1 subscriber", count: actions) {
    let (parent, results) = (TallyParent(), Box(0))
    _ = parent.first.state.subscribe(onNext: { results.value &+= $0.value })
    _ = parent.second.state.subscribe(onNext: { results.value &+= $0.value })
    let store = Store<(Int, Int), (isFirst: Bool, by: Int)>((0, 0)) { state, action in
        if action.isFirst { state.0 &+= action.by } else { state.1 &+= action.by }
    }
    _ = store.listen { results.value &+= $0.0 }
    return Sides(
        streams: { results.sum { for number in 0..<actions { parent.first.action.onNext(.add(number + 1)) } } },
        byHand: { results.sum { for number in 0..<actions { store.send((true, number + 1)) } } })
}

/// An action of one of 1,000 rows, each of which has a subscriber. By hand, a table has the listener of each row.
let sendToRow = Case("action.onNext of 1 of 1,000 rows", count: actions) {
    let (list, results) = (TallyList(), Box(0))
    let children = (0..<rowCount).compactMap { list.rows[$0] }
    for child in children { _ = child.state.subscribe(onNext: { results.value &+= $0.value }) }
    let store = Store<[NumberedRow.State], (row: Int, by: Int)>(TallyList.makeRows()) { state, action in
        guard let index = state.firstIndex(where: { $0.id == action.row }) else { return }
        state[index].value &+= action.by
    }
    let listeners = Dictionary(
        uniqueKeysWithValues: (0..<rowCount).map { ($0, { (value: Int) in results.value &+= value }) })
    return Sides(
        streams: {
            withExtendedLifetime(list) {
                results.sum {
                    for number in 0..<actions { children[number % rowCount].action.onNext(.add(number + 1)) }
                }
            }
        },
        byHand: {
            results.sum {
                for number in 0..<actions {
                    store.send((number % rowCount, number + 1))
                    listeners[number % rowCount]?(store.current[number % rowCount].value)
                }
            }
        })
}

/// A list of 1,000 rows, whose children are made at the first use.
let createRows = Case("make a list of 1,000 rows", count: rowCount) {
    Sides(
        streams: {
            let list = TallyList()
            return withExtendedLifetime(list) { list.rows[rowCount - 1]?.currentState.id ?? 0 }
        },
        byHand: {
            let store = Store<[NumberedRow.State], (row: Int, by: Int)>(TallyList.makeRows()) { _, _ in }
            let children = Dictionary(uniqueKeysWithValues: store.current.map { ($0.id, NumberedRow($0)) })
            return children[rowCount - 1]?.initialState.id ?? 0
        })
}

private final class TallyParent: Reactor {
    enum Action: Sendable { case first(Tally.Action), second(Tally.Action) }
    enum Mutation: Sendable { case first(Tally.Mutation), second(Tally.Mutation) }
    struct State: Sendable {
        var first = Tally.State()
        var second = Tally.State()
    }

    let initialState = State()
    let (first, second) = (Tally(), Tally())

    init() {
        scope(first, state: \.first, action: Action.first, mutation: Mutation.first)
        scope(second, state: \.second, action: Action.second, mutation: Mutation.second)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .first(let action): first.effects(of: action).map(Mutation.first)
        case .second(let action): second.effects(of: action).map(Mutation.second)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .first(let mutation): first.reduce(&state.first, mutation: mutation)
        case .second(let mutation): second.reduce(&state.second, mutation: mutation)
        }
        return state
    }
}

private final class NumberedRow: Reactor {
    typealias Action = Tally.Action

    struct State: Identifiable, Sendable {
        let id: Int
        var value = 0
    }

    let initialState: State

    init(_ initialState: State) { self.initialState = initialState }

    func reduce(state: State, mutation: Tally.Action) -> State {
        var state = state
        switch mutation {
        case .add(let number): state.value &+= number
        }
        return state
    }
}

private final class TallyList: Reactor {
    enum Action: Sendable { case row(Int, Tally.Action) }

    let initialState = TallyList.makeRows()
    let rows = ChildReactors { NumberedRow($0) }

    static func makeRows() -> [NumberedRow.State] { (0..<rowCount).map { NumberedRow.State(id: $0) } }

    init() { scope(rows, state: \.self, action: Action.row, mutation: Action.row) }

    func mutate(action: Action) -> Observable<Action> {
        switch action {
        case .row(let id, let action): rows.effects(of: action, id: id).map { .row(id, $0) }
        }
    }

    func reduce(state: [NumberedRow.State], mutation: Action) -> [NumberedRow.State] {
        var state = state
        switch mutation {
        case .row(let id, let mutation): rows.reduce(&state, id: id, mutation: mutation)
        }
        return state
    }
}
