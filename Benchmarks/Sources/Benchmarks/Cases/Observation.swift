import Foundation
import ReactorKit
import Rx
import Samples

/// The number of actions in a run.
private let actions = 1_000

let observationFamily = Family(
    name: "Observation: 1,000 fields, 1,000 readers", unit: "action", cases: [renderOneField, renderInBatches])

/// Each action changes one field, and its reader runs in the next turn of the main loop.
let renderOneField = Case("render: an action, then a turn", count: actions, goal: 1.5) {
    renderings(actionsPerTurn: 1)
}

/// A hundred actions change a hundred fields, whose readers then run in one turn.
let renderInBatches = Case("render: 100 actions, then a turn", count: actions) {
    renderings(actionsPerTurn: 100)
}

private func renderings(actionsPerTurn: Int) -> Sides {
    let (streams, byHand) = MainActor.assumeIsolated { (ObservedFields(), FieldsByHand()) }
    return Sides(
        streams: { MainActor.assumeIsolated { streams.run(actionsPerTurn) } },
        byHand: { MainActor.assumeIsolated { byHand.run(actionsPerTurn) } })
}

/// 1,000 fields, and what their readers have read in a run.
@MainActor
private class Fields {
    fileprivate var sum = 0
    private var round = 0

    init() {}

    /// Changes each field by an action, and runs a turn of the main loop after every `actionsPerTurn` actions.
    final func run(_ actionsPerTurn: Int) -> Int {
        sum = 0
        round += 1
        for number in 0..<actions {
            send(Wide.Action(field: number, value: round))
            if (number + 1) % actionsPerTurn == 0 { RunLoop.main.run(mode: .default, before: .distantPast) }
        }
        return sum
    }

    func send(_ action: Wide.Action) {}
}

private final class ObservedFields: Fields {
    private let observed = ObservedReactor(Wide())

    override init() {
        super.init()
        for field in Wide.fields {
            render { [observed] in self.sum &+= observed[dynamicMember: field] }
        }
    }

    override func send(_ action: Wide.Action) { observed.send(action) }
}

/// Sends actions to a store, and reads the fields that they have changed in the next turn.
private final class FieldsByHand: Fields {
    private let store = Store<Wide.State, Wide.Action>(Wide.State()) { state, action in state.apply(action) }
    private var changed: [Int] = []

    override func send(_ action: Wide.Action) {
        store.send(action)
        changed.append(action.field)
        if changed.count == 1 { Task { @MainActor in read() } }
    }

    private func read() {
        let state = store.current
        for field in changed { sum &+= state[keyPath: Wide.fields[field]] }
        changed = []
    }
}
