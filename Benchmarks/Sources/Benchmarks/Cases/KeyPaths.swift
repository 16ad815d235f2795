import ReactorKit
import Rx
import Samples

/// Ten subscribers observe one part of the state each. Every action changes one part.
let sendToKeyPaths = Case("action.onNext to 10 distinct key paths", count: events) {
    let (dashboard, results) = (Dashboard(), Box(0))
    for part in parts(of: dashboard.state) {
        _ = part.distinctUntilChanged().subscribe(onNext: { results.value &+= $0 })
    }
    let store = Store<Dashboard.State, Dashboard.Action>(Dashboard.State()) { state, action in
        switch action {
        case .set(let value): state.a = value
        }
    }
    for part in parts { listen(to: part, of: store) { results.value &+= $0 } }
    return Sides(
        streams: { results.sum { for number in 0..<events { dashboard.action.onNext(.set(number)) } } },
        byHand: { results.sum { for number in 0..<events { store.send(.set(number)) } } })
}

private func parts(of state: Observable<Dashboard.State>) -> [Observable<Int>] {
    [
        state.map(\.a), state.map(\.b), state.map(\.c), state.map(\.d), state.map(\.e),
        state.map(\.f), state.map(\.g), state.map(\.h), state.map(\.i), state.map(\.j),
    ]
}

private let parts: [@Sendable (Dashboard.State) -> Int] = [
    { $0.a }, { $0.b }, { $0.c }, { $0.d }, { $0.e }, { $0.f }, { $0.g }, { $0.h }, { $0.i }, { $0.j },
]

private func listen(
    to part: @escaping (Dashboard.State) -> Int, of store: Store<Dashboard.State, Dashboard.Action>,
    _ body: @escaping (Int) -> Void
) {
    var last: Int?
    _ = store.listen { state in
        let value = part(state)
        guard value != last else { return }
        last = value
        body(value)
    }
}
