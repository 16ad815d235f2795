extension TestableObservable {
    /// Fails unless the subscriptions to the sequence are those of the diagrams, one diagram per subscription, in
    /// order: `"^--!"`.
    ///
    /// The first tick of a diagram is ``TestScheduler/Defaults/subscribed``. A diagram without `!` stands for a
    /// subscription that has not ended before ``TestScheduler/Defaults/disposed``. A subscription made before the first
    /// tick is drawn at the first tick.
    ///
    /// - Parameters:
    ///   - diagrams: The beginning and the end of each subscription.
    ///   - fileID: The file of the failure. The default is the caller's file.
    ///   - line: The line of the failure. The default is the caller's line.
    /// - Throws: ``MarbleMismatch`` for the first subscription that differs, or ``MarbleDiagramError`` if a diagram is
    ///   not valid.
    public func expectSubscriptions(
        _ diagrams: String..., fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
        let expected = try diagrams.map { text throws(MarbleDiagramError) in
            let diagram = try MarbleDiagram(text, as: .subscription)
            guard diagram.firstTick(of: .subscription) != nil else {
                throw MarbleDiagramError(text, column: 1, "it has no `^`", role: .subscription)
            }
            return diagram.untilLastSymbol
        }
        let actual = subscriptions.map(\.diagram)
        for index in 0..<max(expected.count, actual.count) {
            let (above, below) = (expected.element(at: index), actual.element(at: index))
            guard above != below else { continue }
            let tick = Swift.zip(above.ticks, below.ticks).enumerated().first { $1.0 != $1.1 }?.offset
            throw MarbleMismatch(
                "Subscription \(index + 1) of \(actual.count) (expected: \(expected.count)) differs from its diagram",
                location: "\(fileID):\(line)", expected: above, actual: below,
                tick: tick ?? min(above.ticks.count, below.ticks.count))
        }
    }
}

extension Subscription {
    /// The diagram of the subscription. Its first tick is ``TestScheduler/Defaults/subscribed``.
    fileprivate var diagram: MarbleDiagram {
        let start = max(0, subscribe - TestScheduler.Defaults.subscribed)
        let isOver = unsubscribe < TestScheduler.Defaults.disposed
        let end = isOver ? max(start, unsubscribe - TestScheduler.Defaults.subscribed) : start
        var ticks = [[MarbleDiagram.Symbol]](repeating: [], count: end + 1)
        ticks[start].append(.subscription)
        if isOver { ticks[end].append(.unsubscription) }
        return MarbleDiagram(ticks: ticks)
    }
}

extension MarbleDiagram {
    fileprivate var untilLastSymbol: MarbleDiagram {
        MarbleDiagram(ticks: Array(ticks[..<((ticks.lastIndex { !$0.isEmpty } ?? -1) + 1)]))
    }
}

extension [MarbleDiagram] {
    /// Returns the diagram at `index`, or an empty diagram after the end of the list.
    fileprivate func element(at index: Int) -> MarbleDiagram {
        index < count ? self[index] : MarbleDiagram(ticks: [])
    }
}
