public import Dispatch

extension InfallibleType where Element: Sendable {
    /// Emits an element when no other has followed for `dueTime`; on completion the one that waits.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.debounce(dueTime, scheduler: scheduler) }
    }

    /// Emits an element and then, for `dueTime`, none.
    ///
    /// - Parameters:
    ///   - dueTime: For how long nothing is emitted.
    ///   - latest: Whether the last element of that span is emitted at its end; completion waits for it.
    ///   - scheduler: Measures the time.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        unfailing { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
    }

    /// Emits every element, and completion, `dueTime` later.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Emits elements for `duration`, from subscribing on, and then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        unfailing { $0.take(for: duration, scheduler: scheduler) }
    }

    /// Delivers every event as work of `scheduler`, in order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        unfailing { $0.observe(on: scheduler) }
    }
}

extension InfallibleType {
    /// Subscribes to the source, and ends that subscription, as work of `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        unfailing { $0.subscribe(on: scheduler) }
    }
}
