import ReactorKit
import Rx
import Samples

/// Reactors and views: making, using and releasing them.
@MainActor
func reactorCases() -> [Case] {
    let running = Tally()
    let subscription = running.state.subscribe(onNext: { _ in })
    defer { subscription.dispose() }
    let loader = Loader()
    let loading = loader.state.subscribe(onNext: { _ in })
    defer { loading.dispose() }
    return [
        Case("event: action of a reactor, concat([.just, work, .just])", times: 1_000) { loader.action.onNext(1) },
        Case("event: action of a reactor", times: 1_000) { running.action.onNext(.add(1)) },
        Case("event: currentState", goal: 0, times: 1_000) { _ = running.currentState },
        Case("reactor: create, subscribe, release", times: 512) {
            Tally().state.subscribe(onNext: { _ in }).dispose()
        },
        Case("reactor and view: create, bind, release", times: 512) { _ = TallyView(Tally()) },
    ]
}
