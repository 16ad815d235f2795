import ReactorKit

final class CounterReactor: Reactor {
    enum Action { case increase }
    let initialState = 0
    var calls = 0  // refused: stored property 'calls' of 'Sendable'-conforming class 'CounterReactor' is mutable
}
