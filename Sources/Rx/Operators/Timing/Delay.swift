public import Dispatch
internal import Foundation

extension ObservableType where Element: Sendable {
    /// Emits every element, and completion, `dueTime` later, on `scheduler`. Emits an error at once, where it arrives,
    /// and drops the waiting elements.
    ///
    /// See [Delay](https://reactivex.io/documentation/operators/delay.html).
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        // On a `SerialDispatchQueueScheduler`, one firing of the timer emits all events that are due. On other
        // schedulers each event waits for a firing of its own, because tests with virtual time see the difference.
        let emitsAllDueEvents = scheduler is SerialDispatchQueueScheduler
        return running(on: scheduler) { DelayStateMachine(dueTime, emitsAllDueEvents: emitsAllDueEvents) }
    }

    /// Subscribes to the source `dueTime` later, on `scheduler`. Events come where the source emits them, and without a
    /// delay.
    ///
    /// See [Delay](https://reactivex.io/documentation/operators/delay.html).
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            // Sound: only the scheduled work uses the source and the sink, and the scheduler runs it once. Other
            // threads use only `sink.lifetime`, which is thread-safe.
            let work = UncheckedSendableBox((source, sink))
            sink.lifetime.schedule(after: dueTime, on: scheduler) {
                let (source, sink) = work.value
                let lifetime = sink.lifetime.makeUpstream(onCompleted: { sink.lifetime.complete() })
                if sink.isAlive { source.run(Sink(lifetime: lifetime, next: sink.next)) }
            }
        }
    }
}

/// Runs one timer at a time, for the event that is due first, so that events keep their order on every scheduler.
struct DelayStateMachine<Element>: OperatorStateMachine, ~Copyable {
    private let dueTime: RxTimeInterval
    private let emitsAllDueEvents: Bool
    private var waiting = Queue<(arrival: RxTime, event: Event<Element>)>()
    private var isTimerRunning = false

    init(_ dueTime: RxTimeInterval, emitsAllDueEvents: Bool) {
        (self.dueTime, self.emitsAllDueEvents) = (dueTime, emitsAllDueEvents)
    }

    mutating func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Element> {
        switch input {
        case .next(let element): return enqueue(.next(element), now())
        case .ended(.completed): return enqueue(.completed, now())
        case .ended(let failure): return .init(ending: failure)
        case .timerFired: return emitFirst()
        case .emitted:
            guard let next = waiting.first else {
                isTimerRunning = false
                return .none
            }
            let wait = dueTime.reduced(by: now().timeIntervalSince(next.arrival))
            return wait.seconds <= 0 && emitsAllDueEvents ? emitFirst() : .init(timer: wait)
        default: return .none
        }
    }

    private mutating func enqueue(_ event: Event<Element>, _ now: RxTime) -> StateMachineResponse<Element> {
        waiting.append((now, event))
        defer { isTimerRunning = true }
        return .init(timer: isTimerRunning ? nil : dueTime)
    }

    private mutating func emitFirst() -> StateMachineResponse<Element> {
        guard let event = waiting.popFirst()?.event else { return .none }
        return .init(emission: event.element, ending: Ending(event))
    }
}
