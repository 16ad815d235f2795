import ReactorKit
import Rx
import Synchronization

/// A reactor, from an action to a subscriber of its state.
let reactorCases: [Case] = [reactor]

private let actions = 100_000

private final class Tally: Reactor {
    enum Action { case add(Int) }

    let initialState = 0

    func reduce(state: Int, mutation: Action) -> Int {
        switch mutation {
        case .add(let number): state &+ number
        }
    }
}

/// The reducer loop one would write: a state behind a lock, and a list of listeners.
private final class HandTally: @unchecked Sendable {
    private let state = Mutex(0)
    private let listeners = Emitter<Int>()

    func listen(_ body: @escaping (Int) -> Void) { _ = listeners.listen(body) }

    func send(_ action: Tally.Action) {
        let next = state.withLock { state in
            switch action {
            case .add(let number): state &+= number
            }
            return state
        }
        listeners.emit(next)
    }
}

private let reactor = {
    let (tally, sum) = (Tally(), Box(0))
    _ = tally.state.subscribe(onNext: { sum.value &+= $0 })
    let (hand, handSum) = (HandTally(), Box(0))
    hand.listen { handSum.value &+= $0 }
    return Case(
        name: "reactor: action.onNext to 1 subscriber", count: actions,
        streams: { for number in 0..<actions { tally.action.onNext(.add(number)) } },
        byHand: { for number in 0..<actions { hand.send(.add(number)) } })
}()
