public import Rx

extension TestScheduler {
    /// Runs virtual time, and fails unless a sequence emits exactly what `diagram` draws.
    ///
    /// It is made at once and subscribed to at ``TestScheduler/Defaults/subscribed``, which is the diagram's first tick, before
    /// anything else happens then. The subscription is disposed of after all that happens at the tick of `!` or, without
    /// one, at ``TestScheduler/Defaults/disposed``. A scheduler can do that once.
    ///
    /// What it throws describes itself, so that it is readable in Swift Testing and in XCTest.
    ///
    /// - Parameters:
    ///   - diagram: What is expected, as ``MarbleDiagram`` explains.
    ///   - values: What its letters and digits stand for.
    ///   - error: What `#` stands for.
    ///   - fileID: The file named if it fails.
    ///   - line: The line named if it fails.
    ///   - source: Makes the sequence.
    /// - Throws: ``MarbleMismatch`` if it emits something else, ``MarbleDiagramError`` if that is no diagram or the scheduler
    ///   has run already, or what `source` throws.
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
        let comparison = MarbleComparison(expected: events, actual: actual, drawn: expected, values: values)
        throw comparison.mismatch(at: "\(fileID):\(line)", error: error)
    }

    /// Runs virtual time, and fails unless a sequence emits exactly the letters and digits that `diagram` draws.
    ///
    /// - Parameters:
    ///   - diagram: What is expected, as for ``expect(_:values:error:fileID:line:_:)``.
    ///   - error: What `#` stands for.
    ///   - fileID: The file named if it fails.
    ///   - line: The line named if it fails.
    ///   - source: Makes the sequence.
    /// - Throws: As ``expect(_:values:error:fileID:line:_:)`` does.
    public func expect<Source: ObservableConvertibleType>(
        _ diagram: String, error: any Error = MarbleError(), fileID: StaticString = #fileID, line: UInt = #line,
        _ source: () throws -> Source
    ) throws where Source.Element == String {
        try expect(diagram, values: .letters, error: error, fileID: fileID, line: line, source)
    }

    /// What a subscription gets that is the first thing at its tick, and whose end is the last thing at tick `end`.
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
