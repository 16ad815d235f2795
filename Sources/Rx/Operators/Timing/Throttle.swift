public import Dispatch
public import Foundation

extension ObservableType where Element: Sendable {
    /// Emits an element, and then no other for `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The interval after each emission, in which nothing else is emitted. It begins when the subscriber
    ///     has handled the element. An element that the subscriber sends meanwhile is emitted too.
    ///   - latest: Whether the latest element that arrives in an interval is emitted at the end of the interval.
    ///     Completion waits for that element, and an error drops it. If `latest` is `false`, all elements of the
    ///     interval are dropped.
    ///   - scheduler: The scheduler that runs the timers. The element at the end of an interval is emitted there. Other
    ///     elements are emitted where they arrive.
    ///
    /// See [Debounce](https://reactivex.io/documentation/operators/debounce.html) and, for `throttleFirst` and
    /// `throttleLast`, [Sample](https://reactivex.io/documentation/operators/sample.html).
    @inlinable
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        running(on: scheduler) { ThrottleStateMachine(dueTime, emitsLatest: latest) }
    }
}

@usableFromInline
struct ThrottleStateMachine<Element>: OperatorStateMachine {
    private let dueTime: RxTimeInterval
    private let emitsLatest: Bool
    private var waiting: Element?
    private var lastEmission: RxTime?
    private var isCompleted = false

    @usableFromInline
    init(_ dueTime: RxTimeInterval, emitsLatest: Bool) { (self.dueTime, self.emitsLatest) = (dueTime, emitsLatest) }

    @usableFromInline
    mutating func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Element> {
        switch input {
        case .next(let element): return next(element, now)
        case .timerFired: return .init(emission: waiting.take())
        case .emitted:
            lastEmission = now()
            return .init(ending: isCompleted ? .completed : nil)
        case .ended(.completed) where waiting != nil:
            isCompleted = true
            return .none
        case .ended(let ending): return .init(ending: ending)
        default: return .none
        }
    }

    private mutating func next(_ element: Element, _ now: () -> RxTime) -> StateMachineResponse<Element> {
        let wait = wait(now)
        guard wait.seconds > 0 else {
            waiting = nil
            return .init(emission: element)
        }
        guard emitsLatest else { return .none }
        defer { waiting = element }
        return .init(timer: waiting == nil ? wait : nil)
    }

    private mutating func wait(_ now: () -> RxTime) -> RxTimeInterval {
        guard let last = lastEmission else { return .nanoseconds(0) }
        let now = now()
        // The clock was set back, so the interval starts again now. Otherwise the interval would last until the clock
        // has caught up.
        if now < last { lastEmission = now }
        return dueTime.reduced(by: now.timeIntervalSince(last))
    }
}
