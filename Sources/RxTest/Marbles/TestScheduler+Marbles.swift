import Rx

extension TestScheduler {
    /// Creates a hot sequence, which emits the events of `diagram` to its current subscribers.
    ///
    /// ``expect(_:values:error:fileID:line:_:)`` subscribes at the tick of `^`, or at the first tick if the diagram has
    /// no `^`. This tick is ``TestScheduler/Defaults/subscribed``. The subscription receives the events of this tick.
    ///
    /// - Parameters:
    ///   - diagram: The events, in the notation of ``MarbleDiagram``.
    ///   - values: The values of the letters and digits.
    ///   - error: The error that `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if `diagram` is not valid, if a value is missing, or if the first event is not
    ///   after the scheduler's clock.
    public func hot<Element>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<Element> {
        let events = try MarbleDiagram(diagram, as: .hot).events(values: values, error: error, text: diagram)
        try checkClock(before: events.first?.time ?? 0, of: diagram, role: .hot)
        return createHotObservable(
            events.map { Recorded(time: Defaults.subscribed + $0.time, value: $0.value) })
    }

    /// Creates a hot sequence, which emits the letters and digits of `diagram`, as strings, to its current subscribers.
    ///
    /// - Parameters:
    ///   - diagram: The events, as for ``hot(_:values:error:)``.
    ///   - error: The error that `#` stands for.
    /// - Throws: ``MarbleDiagramError``, as ``hot(_:values:error:)`` does.
    public func hot(
        _ diagram: String, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<String> {
        try hot(diagram, values: .letters, error: error)
    }

    /// Creates a cold sequence, which emits the events of `diagram` to each subscriber. Its ticks count from the
    /// subscription.
    ///
    /// It emits the events of the first tick inside `subscribe`.
    ///
    /// - Parameters:
    ///   - diagram: The events, in the notation of ``MarbleDiagram``.
    ///   - values: The values of the letters and digits.
    ///   - error: The error that `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if `diagram` is not valid or a value is missing.
    public func cold<Element>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<Element> {
        let events = try MarbleDiagram(diagram, as: .cold).events(values: values, error: error, text: diagram)
        return TestableObservable(cold: events, self, emitsFirstTickAtOnce: true)
    }

    /// Creates a cold sequence, which emits the letters and digits of `diagram`, as strings, to each subscriber. Its
    /// ticks count from the subscription.
    ///
    /// - Parameters:
    ///   - diagram: The events, as for ``cold(_:values:error:)``.
    ///   - error: The error that `#` stands for.
    /// - Throws: ``MarbleDiagramError``, as ``cold(_:values:error:)`` does.
    public func cold(
        _ diagram: String, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<String> {
        try cold(diagram, values: .letters, error: error)
    }

    /// Throws if tick `first` of a diagram is not in the future, because the scheduler would run work for the past at
    /// another tick.
    func checkClock(before first: TestTime, of diagram: String, role: MarbleRole) throws(MarbleDiagramError) {
        guard Defaults.subscribed + first <= clock else { return }
        throw MarbleDiagramError(
            diagram, column: 1,
            "it begins at virtual time \(Defaults.subscribed + first), but the scheduler is already at \(clock)",
            kind: role.name, allowed: "one run per scheduler, and a diagram that begins after the scheduler's clock")
    }
}
