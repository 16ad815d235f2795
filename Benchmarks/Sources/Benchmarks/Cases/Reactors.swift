import Dispatch
import ReactorKit
import Rx
import Samples
import Synchronization

/// The number of reactors, or of views, in a run.
private let reactors = 500

let sendAction = Case("action.onNext to 1 subscriber", count: events, goal: 3) {
    let (tally, store, results) = (Tally(), makeStore(), Box(0))
    _ = tally.state.subscribe(onNext: { results.value &+= $0.value })
    _ = store.listen { results.value &+= $0.value }
    let (observed, observedResults) = (ObservedTally(), Box(0))
    let reader = TallyReader(observed) { observedResults.value &+= $0 }
    return Sides(
        streams: { results.sum { for number in 0..<events { tally.action.onNext(.add(number)) } } },
        byHand: { results.sum { for number in 0..<events { store.send(.add(number)) } } },
        toolchain: {
            observedResults.sum {
                for number in 0..<events {
                    observed.send(.add(number))
                    reader.updateIfOutdated()
                }
            }
        })
}

/// The most common kind of action: it sets a busy flag, does some work and resets the flag.
let sendLoading = Case("action.onNext: concat([.just, work, .just])", count: events, goal: 3) {
    let (loader, results) = (Loader(), Box(0))
    _ = loader.state.subscribe(onNext: { results.value &+= $0.value })
    let load = loadingByHand(into: results)
    return Sides(
        streams: { results.sum { for number in 0..<events { loader.action.onNext(number) } } },
        byHand: { results.sum { for number in 0..<events { load(number) } } })
}

private func loadingByHand(into results: Box<Int>) -> (Int) -> Void {
    let store = Store<Loader.State, Loader.Mutation>(Loader.State()) { state, mutation in mutation.change(&state) }
    _ = store.listen { results.value &+= $0.value }
    return { number in
        store.send(.setBusy(true))
        _ = one(number)({ store.send(.setValue($0)) })
        store.send(.setBusy(false))
    }
}

let sendFromThreads = Case("action.onNext from 8 threads", count: 8 * events, clock: .wall) {
    let (tally, results) = (Tally(), Box(0))
    let store = SerialStore(Tally.State(), reduceTally)
    _ = tally.state.subscribe(onNext: { _ in results.value &+= 1 })
    _ = store.listen { _ in results.value &+= 1 }
    return Sides(
        streams: { results.sum { fromThreads { tally.action.onNext(.add($0)) } } },
        byHand: { results.sum { fromThreads { store.send(.add($0)) } } })
}

let readState = Case("currentState", count: events) {
    let (tally, store, observed) = (Tally(), makeStore(), ObservedTally())
    tally.action.onNext(.add(1))
    store.send(.add(1))
    observed.send(.add(1))
    return Sides(
        streams: { (0..<events).reduce(0) { sum, _ in sum &+ tally.currentState.value } },
        byHand: { (0..<events).reduce(0) { sum, _ in sum &+ store.current.value } },
        toolchain: { (0..<events).reduce(0) { sum, _ in sum &+ observed.value } })
}

/// A look-up of an object that belongs to a reactor. By hand, this is a look-up in a dictionary behind a lock.
let lookUp = Case("side-table lookup", count: events) {
    let tally = Tally()
    let action = tally.action
    let table = Mutex([ObjectIdentifier(tally): action])
    return Sides(
        streams: { (0..<events).reduce(0) { sum, _ in sum &+ (tally.action === action ? 1 : 0) } },
        byHand: {
            (0..<events).reduce(0) { sum, _ in
                let found = table.withLock { $0[ObjectIdentifier(tally)] }
                return sum &+ (found === action ? 1 : 0)
            }
        })
}

/// The cost of a look-up as a share of the cost of an action, which takes the place of the hand-written side. Both are
/// measured in one run, because processors change their clock rate.
let lookUpOfAction = Case("side-table lookup, to an action", count: events, goal: 1.0 / 3) {
    let (tally, results) = (Tally(), Box(0))
    let action = tally.action
    _ = tally.state.subscribe(onNext: { _ in results.value &+= 1 })
    return Sides(
        streams: { (0..<events).reduce(0) { sum, _ in sum &+ (tally.action === action ? 1 : 0) } },
        byHand: { results.sum { for number in 0..<events { tally.action.onNext(.add(number)) } } })
}

let createReactor = Case("reactor: create, subscribe, send, release", count: reactors) {
    let results = Box(0)
    return Sides(
        streams: {
            results.sum {
                for number in 0..<reactors {
                    let tally = Tally()
                    let subscription = tally.state.subscribe(onNext: { results.value &+= $0.value })
                    tally.action.onNext(.add(number))
                    subscription.dispose()
                }
            }
        },
        byHand: {
            results.sum {
                for number in 0..<reactors {
                    let store = makeStore()
                    let listener = store.listen { results.value &+= $0.value }
                    store.send(.add(number))
                    listener.cancel()
                }
            }
        },
        toolchain: {
            results.sum {
                for number in 0..<reactors {
                    let observed = ObservedTally()
                    let reader = TallyReader(observed) { results.value &+= $0 }
                    observed.send(.add(number))
                    reader.updateIfOutdated()
                }
            }
        })
}

let createView = Case("view: create, bind, send, release", count: reactors) {
    Sides(
        streams: {
            MainActor.assumeIsolated {
                (0..<reactors).reduce(0) { sum, number in
                    let view = TallyView(Tally())
                    view.tap.accept(number)
                    return sum &+ view.shown
                }
            }
        },
        byHand: {
            MainActor.assumeIsolated {
                (0..<reactors).reduce(0) { sum, number in
                    let view = HandView(makeStore())
                    view.tap.emit(number)
                    return sum &+ view.shown
                }
            }
        })
}

typealias TallyStore = Store<Tally.State, Tally.Action>

@inline(never)
func makeStore() -> TallyStore { Store(Tally.State(), reduceTally) }

@Sendable
private func reduceTally(_ state: inout Tally.State, _ action: Tally.Action) {
    switch action {
    case .add(let number): state.value &+= number
    }
}

private func fromThreads(_ send: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for number in 0..<events { send(number) }
    }
}

/// A hand-written view. It listens to a store, shows a value if it differs from the shown one, and cancels its
/// listeners when it is freed.
@MainActor
private final class HandView {
    let tap = Emitter<Int>()
    private(set) var shown = 0
    private var held = Cancellables()

    init(_ store: TallyStore) {
        held.append(tap.listen { store.send(.add($0)) })
        held.append(
            store.listen { [weak self] state in
                MainActor.assumeIsolated {
                    guard let self, self.shown != state.value else { return }
                    self.shown = state.value
                }
            })
    }
}
