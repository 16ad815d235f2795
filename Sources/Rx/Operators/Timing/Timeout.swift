public import Dispatch

extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout`, on `scheduler`, if no event arrives for `dueTime`, counted from the subscription
    /// and then from each element, when the subscriber has handled it. Otherwise passes all events on where they
    /// arrive.
    ///
    /// See [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        running(on: scheduler) { TimeoutStateMachine(dueTime, error: RxError.timeout) }
    }

    /// Disposes of the source and continues with `other` if no event arrives for `dueTime`, counted from the
    /// subscription and then from each element.
    ///
    /// `other` has no time limit.
    ///
    /// See [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let (other, error) = (other.asObservable(), TimedOut())
        return running(on: scheduler) { TimeoutStateMachine(dueTime, error: error) }
            .recovering { if ($0 as? TimedOut) === error { other } else { throw $0 } }
    }
}

/// The error of one `timeout(_:other:scheduler:)`. The operator recognises its own error by identity, so that nested
/// timeouts are told apart. A subscriber never receives this error.
private final class TimedOut: Error {}

/// Restarts the timer with every element.
struct TimeoutStateMachine<Element>: OperatorStateMachine {
    private let dueTime: RxTimeInterval
    private let error: any Error

    init(_ dueTime: RxTimeInterval, error: any Error) { (self.dueTime, self.error) = (dueTime, error) }

    func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Element> {
        switch input {
        case .subscribed: .init(timer: dueTime)
        case .next(let element): .init(emission: element, timer: dueTime)
        case .ended(let ending): .init(ending: ending)
        case .timerFired: .init(ending: .failed(error))
        default: .none
        }
    }
}
