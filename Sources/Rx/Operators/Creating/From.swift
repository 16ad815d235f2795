public import RxSupport

extension ObservableType {
    /// Emits the given elements and completes, on the subscriber's thread. Takes turns with other such sequences of the
    /// same subscription.
    ///
    /// See [From](https://reactivex.io/documentation/operators/from.html).
    @inlinable
    public static func of(_ elements: Element...) -> Observable<Element> { ElementsObservable(elements) }

    /// Emits the elements of an array and completes, like ``of(_:)``.
    @inlinable
    public static func from(_ array: [Element]) -> Observable<Element> { ElementsObservable(array) }

    /// Emits the elements of a sequence and completes, like ``of(_:)``. Each subscription iterates the sequence anew.
    ///
    /// The sequence is iterated on the subscribing thread, so it must be `Sendable`.
    @inlinable
    public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        emitting(sequence)
    }

    /// Emits a sequence that the caller knows to be safe to iterate on any thread.
    @inlinable
    static func emitting<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        Observable { sink in
            var iterator = sequence.makeIterator()
            sink.emit { _ in iterator.next() }
        }
    }

    /// Emits `element` again and again, on the subscriber's thread, and never ends. `subscribe` returns only after an
    /// operator such as `take(_:)` or a `dispose()` has ended the subscription.
    ///
    /// See [Repeat](https://reactivex.io/documentation/operators/repeat.html).
    @inlinable
    public static func repeatElement(_ element: Element) -> Observable<Element> {
        Observable { sink in sink.emit { _ in element } }
    }

    /// - Parameters:
    ///   - scheduler: Runs a piece of work for each element and for completion.
    ///   - makeNext: Called for each subscription. Returns a closure that returns the elements and then `nil`.
    @inlinable
    static func emitting(
        on scheduler: any ImmediateSchedulerType, _ makeNext: @escaping () -> () throws -> Element?
    ) -> Observable<Element> {
        Observable { sink in
            let next = makeNext()
            sink.emit(on: scheduler) { _ in try next() }
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Emits the given elements and completes, with a piece of work on `scheduler` for each event.
    ///
    /// See [From](https://reactivex.io/documentation/operators/from.html).
    @inlinable
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// Emits the elements of a sequence and completes, with a piece of work on `scheduler` for each event. Each
    /// subscription iterates the sequence anew.
    @inlinable
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Sequence.Element == Element {
        emitting(on: scheduler) {
            var iterator = sequence.makeIterator()
            return { iterator.next() }
        }
    }

    /// Emits `element` again and again, with a piece of work on `scheduler` each time. Never ends.
    ///
    /// See [Repeat](https://reactivex.io/documentation/operators/repeat.html).
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        emitting(on: scheduler) { { element } }
    }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Emits `count` consecutive integers, starting at `start`, and completes. Each event is a piece of work on
    /// `scheduler`, which is the subscriber's thread by default.
    ///
    /// - Precondition: `count` is not negative, and the last integer fits its type.
    ///
    /// See [Range](https://reactivex.io/documentation/operators/range.html).
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        requirement(count >= 0, "range(start:count:): count is \(count); it must not be negative.")
        requirement(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range(start: \(start), count: \(count)): the last integer does not fit \(Element.self).")
        return Observable { sink in
            sink.emit(on: scheduler) { turn in
                let offset = Element(truncatingIfNeeded: turn)
                return offset < count ? start + offset : nil
            }
        }
    }
}

extension Sink {
    /// Emits the results of `next` until `next` returns `nil`, then completes. Each event is a piece of work on
    /// `scheduler`.
    ///
    /// - Parameter next: Called with the number of elements emitted so far.
    @inlinable
    func emit(on scheduler: any ImmediateSchedulerType, _ next: @escaping (Int) throws -> Element?) {
        if scheduler is CurrentThreadScheduler { return emit(next) }
        var turn = 0
        lifetime.add(
            scheduler.scheduleRepeating {
                defer { turn += 1 }
                return self.emitNext { try next(turn) }
            })
    }

    /// Emits the results of `next` until `next` returns `nil`, then completes. Takes turns with other work on the
    /// current thread.
    @inlinable
    func emit(_ next: @escaping (Int) throws -> Element?) {
        Trampoline.repeating { turn in self.emitNext { try next(turn) } }
    }

    /// Emits the next element, or the end of the sequence. Returns whether more elements may follow.
    @inlinable
    func emitNext(_ next: () throws -> Element?) -> Bool {
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
}
