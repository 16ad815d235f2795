import ReactorKit

class CounterReactor: Reactor {  // refused: non-final class 'CounterReactor' cannot conform to the 'Sendable' protocol
    enum Action { case increase }
    let initialState = 0
}
