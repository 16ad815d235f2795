/// The state that an operator keeps between events, with the operator's function and its sink.
///
/// It is one object, and the operator's closure captures nothing else. A captured variable would be an object of its
/// own, and each access to it would be checked (ten `distinctUntilChanged` take 630 instructions per event instead of
/// 2,600).
///
/// Invariant: no access to ``state`` is in progress while user code runs. `scan(into:)` passes its state to user code
/// as `inout`, so it has an ``InPlaceAccumulation`` instead.
@usableFromInline
final class OperatorState<State, Function, Output> {
    @exclusivity(unchecked) @usableFromInline var state: State
    @usableFromInline let function: Function
    @usableFromInline let sink: Sink<Output>

    @inlinable
    init(_ state: State, _ function: Function, _ sink: Sink<Output>) {
        self.state = state
        self.function = function
        self.sink = sink
    }

    @inlinable @inline(__always)
    deinit {}
}

extension OperatorState where Function == Void {
    /// The state of an operator without a function.
    @inlinable
    convenience init(_ state: State, _ sink: Sink<Output>) { self.init(state, (), sink) }
}
