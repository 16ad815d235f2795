extension ObservableType {
    /// Emits the given elements and completes.
    ///
    /// - Parameters:
    ///   - elements: What is emitted.
    ///   - scheduler: Each element, and completion, is work of it. On the current thread they come at once, taking
    ///     turns with other such sequences of the same subscription.
    ///
    /// Source: [From](https://reactivex.io/documentation/operators/from.html).
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// Emits the elements of a sequence, which each subscription iterates anew, and completes.
    ///
    /// - Parameters:
    ///   - sequence: The elements, iterated anew for each subscription.
    ///   - scheduler: Each element, and completion, is work of it, as with ``of(_:scheduler:)``.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Observable { sink in
            var iterator = sequence.makeIterator()
            sink.emit(on: scheduler) { iterator.next() }
        }
    }

    /// Emits `element` again and again.
    ///
    /// Source: [Repeat](https://reactivex.io/documentation/operators/repeat.html).
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable { $0.emit(on: scheduler) { element } }
    }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Emits `count` integers from `start` on and completes.
    ///
    /// - Precondition: `count` is not negative, and the last integer fits its type.
    ///
    /// Source: [Range](https://reactivex.io/documentation/operators/range.html).
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        precondition(count >= 0, "range(start:count:): count is \(count); it must not be negative.")
        precondition(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range(start: \(start), count: \(count)): the last integer does not fit \(Element.self).")
        return Observable { sink in
            var emitted: Element = 0
            sink.emit(on: scheduler) {
                guard emitted < count else { return nil }
                defer { emitted += 1 }
                return start + emitted
            }
        }
    }
}

extension Sink {
    /// Emits what `next` returns until that is `nil`, then completes; each is work of `scheduler`.
    @inlinable
    func emit(on scheduler: any ImmediateSchedulerType, _ next: @escaping () throws -> Element?) {
        let step: () -> Bool = {
            guard isAlive else { return false }
            do {
                guard let element = try next() else {
                    lifetime.complete()
                    return false
                }
                self.next(element)
                return true
            } catch {
                lifetime.fail(error)
                return false
            }
        }
        if scheduler is CurrentThreadScheduler { return Trampoline.repeating(step) }
        lifetime.add(scheduler.scheduleRepeating(step))
    }
}
