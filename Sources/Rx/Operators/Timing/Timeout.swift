public import Dispatch

extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when `dueTime` passes without an event, from subscribing on.
    ///
    /// Source: [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        running(on: scheduler) { TimeoutStateMachine(dueTime, error: RxError.timeout) }
    }

    /// Goes on with `other` when `dueTime` passes without an event, from subscribing on; lets go of the source.
    ///
    /// There is no time limit to `other`.
    ///
    /// Source: [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let (other, error) = (other.asObservable(), TimedOut())
        return running(on: scheduler) { TimeoutStateMachine(dueTime, error: error) }
            .recovering { if ($0 as? TimedOut) === error { other } else { throw $0 } }
    }
}

/// Says that the source of one `timeout` was too slow. Never reaches a subscriber.
private final class TimedOut: Error {}

/// Every element starts the clock anew.
struct TimeoutStateMachine<Element>: OperatorStateMachine {
    private let dueTime: RxTimeInterval
    private let error: any Error

    init(_ dueTime: RxTimeInterval, error: any Error) { (self.dueTime, self.error) = (dueTime, error) }

    func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineEffects<Element> {
        switch input {
        case .subscribed: .init(timer: dueTime)
        case .next(let element): .init(emission: element, timer: dueTime)
        case .ended(let ending): .init(ending: ending)
        case .timerFired: .init(ending: .failed(error))
        default: .none
        }
    }
}
