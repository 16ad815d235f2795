extension ObservableType where Element: Sendable {
    /// Emits an element on `scheduler` if no other element follows within `dueTime`.
    ///
    /// On completion the waiting element is emitted at once, before the completion. On an error it is dropped, and the
    /// sequence fails at once.
    ///
    /// See [Debounce](https://reactivex.io/documentation/operators/debounce.html).
    @inlinable
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        running(on: scheduler) { DebounceStateMachine(dueTime) }
    }
}

@frozen @usableFromInline
struct DebounceStateMachine<Element>: OperatorStateMachine {
    @usableFromInline let dueTime: RxTimeInterval
    @usableFromInline var waiting: Element?

    @inlinable
    init(_ dueTime: RxTimeInterval) { self.dueTime = dueTime }

    @inlinable @inline(__always)
    mutating func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Element> {
        switch input {
        case .next(let element):
            waiting = element
            return .init(timer: dueTime)
        case .timerFired: return .init(emission: waiting.take())
        case .ended(.completed): return .init(emission: waiting.take(), ending: .completed)
        case .ended(let failure): return .init(ending: failure)
        default: return .none
        }
    }
}
