import ReactorKit
import Rx
import Samples

/// Ten subscribers, each to a part of the state; every action changes one part.
let sendToKeyPaths = Case("action.onNext to 10 distinct key paths", count: events) {
    let (dashboard, store, results) = (Dashboard(), Store(Dashboard.State(), Dashboard.reduce), Box(0))
    for part in Dashboard.parts {
        _ = dashboard.state.map(part).distinctUntilChanged().subscribe(onNext: { results.value &+= $0 })
        var last: Int?
        _ = store.listen { state in
            let value = state[keyPath: part]
            guard value != last else { return }
            last = value
            results.value &+= value
        }
    }
    return Sides(
        streams: {
            results.sum { for number in 0..<events { dashboard.action.onNext(.set(part: number % 10, to: number)) } }
        },
        byHand: {
            results.sum { for number in 0..<events { store.send(.set(part: number % 10, to: number)) } }
        })
}
