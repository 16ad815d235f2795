public import Dispatch

extension InfallibleType where Element: Sendable {
    /// Emits an element when `dueTime` passes without another element. On completion, emits the element that waits.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.debounce(dueTime, scheduler: scheduler) }
    }

    /// Emits an element, and then nothing for `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The time during which nothing is emitted.
    ///   - latest: Whether the last element received during that time is emitted when it ends. Completion waits for
    ///     that element.
    ///   - scheduler: The scheduler that measures the time.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        unfailing { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
    }

    /// Delays every element, and completion, by `dueTime`.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Emits the elements of the first `duration` after the subscription, and then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.take(for: duration, scheduler: scheduler) }
    }

    /// Delivers every event on `scheduler`, in order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        unfailing { $0.observe(on: scheduler) }
    }
}

extension InfallibleType {
    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        unfailing { $0.subscribe(on: scheduler) }
    }
}
