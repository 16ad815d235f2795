/// What a stage of a chain keeps from event to event, with its function and where it delivers.
///
/// One object, of which the stage's closure captures nothing else: a variable that it captured would be an object of its own, and
/// each access of it be checked (ten of `distinctUntilChanged`: 630 instructions an event in place of 2,600). Invariant: no access
/// of the state lasts while user code runs. An operator that needs that, as `scan(into:)` does, keeps a variable.
@usableFromInline
final class OperatorState<State, Function, Result> {
    @exclusivity(unchecked) @usableFromInline var state: State
    @usableFromInline let function: Function
    @usableFromInline let sink: Sink<Result>

    @inlinable
    init(_ state: State, _ function: Function, _ sink: Sink<Result>) {
        self.state = state
        self.function = function
        self.sink = sink
    }

    @inlinable @inline(__always)
    deinit {}
}

extension OperatorState where Function == Void {
    /// A stage without a function.
    @inlinable
    convenience init(_ state: State, _ sink: Sink<Result>) { self.init(state, (), sink) }
}
