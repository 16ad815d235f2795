public import Rx

extension TestScheduler {
    /// Runs virtual time, and fails unless a sequence emits exactly the events of `diagram`.
    ///
    /// Calls `source` at once, and subscribes to the sequence at ``TestScheduler/Defaults/subscribed``, before any
    /// other work of that tick. This is the first tick of the diagram. Disposes of the subscription after all other
    /// work of the tick of `!`, or of ``TestScheduler/Defaults/disposed`` if the diagram has no `!`. Call this method
    /// once per scheduler.
    ///
    /// The errors describe themselves, so they are readable in Swift Testing and in XCTest.
    ///
    /// - Parameters:
    ///   - diagram: The expected events, in the notation of ``MarbleDiagram``.
    ///   - values: The values of the letters and digits.
    ///   - error: The error that `#` stands for.
    ///   - fileID: The file of the failure. The default is the caller's file.
    ///   - line: The line of the failure. The default is the caller's line.
    ///   - source: Returns the sequence.
    /// - Throws: ``MarbleMismatch`` if the events differ. ``MarbleDiagramError`` if `diagram` is not valid, if a value
    ///   is missing, or if the scheduler's clock has already reached ``TestScheduler/Defaults/subscribed``. The error
    ///   of `source`.
    public func expect<Source: ObservableConvertibleType>(
        _ diagram: String, values: MarbleValues<Source.Element>, error: any Error = MarbleError(),
        fileID: StaticString = #fileID, line: UInt = #line, _ source: () throws -> Source
    ) throws where Source.Element: Equatable {
        let expected = try MarbleDiagram(diagram, as: .expectation)
        let events = try expected.events(values: values, error: error, text: diagram)
        try checkClock(before: 0, of: diagram, role: .expectation)
        let end = expected.firstTick(of: .unsubscription)
        let actual = record(try source().asObservable(), until: end ?? Defaults.disposed - Defaults.subscribed)
        guard actual != events else { return }
        let comparison = MarbleComparison(expected: events, actual: actual, expectedDiagram: expected, values: values)
        throw comparison.mismatch(at: "\(fileID):\(line)", error: error)
    }

    /// Runs virtual time, and fails unless a sequence emits exactly the letters and digits of `diagram`, as strings.
    ///
    /// - Parameters:
    ///   - diagram: The expected events, as for ``expect(_:values:error:fileID:line:_:)``.
    ///   - error: The error that `#` stands for.
    ///   - fileID: The file of the failure. The default is the caller's file.
    ///   - line: The line of the failure. The default is the caller's line.
    ///   - source: Returns the sequence.
    /// - Throws: The same errors as ``expect(_:values:error:fileID:line:_:)``.
    public func expect<Source: ObservableConvertibleType>(
        _ diagram: String, error: any Error = MarbleError(), fileID: StaticString = #fileID, line: UInt = #line,
        _ source: () throws -> Source
    ) throws where Source.Element == String {
        try expect(diagram, values: .letters, error: error, fileID: fileID, line: line, source)
    }

    /// Returns the events of a subscription that begins before all other work of its tick and ends after all other work
    /// of tick `end`.
    private func record<Element>(_ source: Observable<Element>, until end: TestTime) -> [Recorded<Event<Element>>] {
        let observer = createObserver(Element.self)
        advanceTo(Defaults.subscribed - 1)
        sleep(1)
        let subscription = source.subscribe(observer)
        advanceTo(Defaults.subscribed + end)
        subscription.dispose()
        start()
        return observer.events.map { Recorded(time: $0.time - Defaults.subscribed, value: $0.value) }
    }
}
