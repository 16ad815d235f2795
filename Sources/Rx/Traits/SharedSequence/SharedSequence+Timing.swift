public import Dispatch

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits every element, and completion, `dueTime` later.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element when no other has followed for `dueTime`.
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits an element and then, for `dueTime`, none.
    ///
    /// - Parameters:
    ///   - dueTime: The span.
    ///   - latest: Whether the last element of that span is emitted at its end; completion waits for it.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}
