extension TestableObservable {
    /// Fails unless it was subscribed to as the diagrams draw, one for each subscription, in order: `"^--!"`.
    ///
    /// Their first tick is ``TestScheduler/Defaults/subscribed``. One without `!` lasts until the run ends, and
    /// one made earlier is drawn as made there.
    ///
    /// - Parameters:
    ///   - diagrams: When each subscription began and ended.
    ///   - fileID: The file named if it fails.
    ///   - line: The line named if it fails.
    /// - Throws: ``MarbleMismatch`` with the first subscription that differs, or ``MarbleDiagramError``.
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
    /// Its diagram, timed from the tick at which expectations subscribe.
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
    /// An empty diagram past the end.
    fileprivate func element(at index: Int) -> MarbleDiagram {
        index < count ? self[index] : MarbleDiagram(ticks: [])
    }
}
