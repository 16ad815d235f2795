import Rx

extension TestScheduler {
    /// A sequence that emits what `diagram` draws, whoever is subscribed.
    ///
    /// Its `^`, or its first tick without one, is the tick at which ``expect(_:values:error:fileID:line:_:)`` subscribes,
    /// which is ``TestScheduler/Defaults/subscribed``; what it draws there reaches that subscription.
    ///
    /// - Parameters:
    ///   - diagram: The events, as ``MarbleDiagram`` explains.
    ///   - values: What its letters and digits stand for.
    ///   - error: What `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if that is no diagram, a value is missing, or it begins before the clock's time.
    public func hot<Element>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<Element> {
        let events = try MarbleDiagram(diagram, as: .hot).events(values: values, error: error, text: diagram)
        try checkClock(before: events.first?.time ?? 0, of: diagram, role: .hot)
        return createHotObservable(
            events.map { Recorded(time: Defaults.subscribed + $0.time, value: $0.value) })
    }

    /// A sequence that emits the letters and digits of `diagram`, whoever is subscribed.
    ///
    /// - Parameters:
    ///   - diagram: The events, as for ``hot(_:values:error:)``.
    ///   - error: What `#` stands for.
    /// - Throws: ``MarbleDiagramError`` as ``hot(_:values:error:)`` does.
    public func hot(
        _ diagram: String, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<String> {
        try hot(diagram, values: .letters, error: error)
    }

    /// A sequence that emits what `diagram` draws to each subscriber, counted from its subscription.
    ///
    /// What it draws at its first tick is emitted while the subscription is made.
    ///
    /// - Parameters:
    ///   - diagram: The events, as ``MarbleDiagram`` explains.
    ///   - values: What its letters and digits stand for.
    ///   - error: What `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if that is no diagram, or a value is missing.
    public func cold<Element>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<Element> {
        let events = try MarbleDiagram(diagram, as: .cold).events(values: values, error: error, text: diagram)
        return TestableObservable(cold: events, self, emitsFirstTickAtOnce: true)
    }

    /// A sequence that emits the letters and digits of `diagram` to each subscriber, counted from its subscription.
    ///
    /// - Parameters:
    ///   - diagram: The events, as for ``cold(_:values:error:)``.
    ///   - error: What `#` stands for.
    /// - Throws: ``MarbleDiagramError`` as ``cold(_:values:error:)`` does.
    public func cold(
        _ diagram: String, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> TestableObservable<String> {
        try cold(diagram, values: .letters, error: error)
    }

    /// Refuses a diagram whose tick `first` is over already: what is asked of the past would happen at another time.
    func checkClock(before first: TestTime, of diagram: String, role: MarbleRole) throws(MarbleDiagramError) {
        guard Defaults.subscribed + first <= clock else { return }
        throw MarbleDiagramError(
            diagram, column: 1,
            "it begins at virtual time \(Defaults.subscribed + first), and the scheduler is at \(clock) already",
            kind: role.name, allowed: "one run a scheduler, and its clock before all that is drawn")
    }
}
