public import Dispatch

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Delays every element, and completion, by `dueTime`.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element when `dueTime` passes without another element.
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element, and then nothing for `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The time during which nothing is emitted.
    ///   - latest: Whether the last element received during that time is emitted when it ends. Completion waits for
    ///     that element.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}
