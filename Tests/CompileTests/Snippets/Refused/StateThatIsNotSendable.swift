import ReactorKit

final class Model {
    var name = ""
}

final class ModelReactor: Reactor {  // refused: type 'ModelReactor.State' does not conform to the 'Sendable' protocol
    enum Action { case load }
    struct State { var model: Model }
    let initialState = State(model: Model())  // refused: has non-Sendable type 'ModelReactor.State'
}
