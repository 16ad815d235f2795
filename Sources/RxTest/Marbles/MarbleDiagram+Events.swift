public import Rx

/// The error that `#` stands for where no other is given.
public struct MarbleError: Error, Hashable {
    /// The error.
    public init() {}
}

extension MarbleDiagram {
    /// The events it draws, timed from `^` or, without one, from its first tick.
    ///
    /// Read back with ``init(_:values:)`` and the same values, they give the same diagram.
    ///
    /// - Parameters:
    ///   - values: What its letters and digits stand for.
    ///   - error: What `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if a letter or digit has no value.
    public func events<Element>(
        values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> [Recorded<Event<Element>>] {
        try events(values: values, error: error, text: description)
    }

    /// `text` is what was parsed, for messages.
    func events<Element>(
        values: MarbleValues<Element>, error: any Error, text: String
    ) throws(MarbleDiagramError) -> [Recorded<Event<Element>>] {
        let origin = firstTick(of: .subscription) ?? 0
        var events: [Recorded<Event<Element>>] = []
        for (tick, symbols) in ticks.enumerated() {
            for symbol in symbols {
                switch symbol {
                case .element(let name):
                    guard let value = values[name] else { throw Self.unknown(name, in: text, values) }
                    events.append(.next(tick - origin, value))
                case .completion: events.append(.completed(tick - origin))
                case .error: events.append(.error(tick - origin, error))
                case .subscription, .unsubscription: break
                }
            }
        }
        return events
    }

    private static func unknown<Element>(
        _ name: Character, in text: String, _ values: MarbleValues<Element>
    ) -> MarbleDiagramError {
        let column = Array(text).firstIndex(of: name).map { $0 + 1 } ?? 1
        let names = values.names.map { "`\($0)`" }.joined(separator: ", ")
        return MarbleDiagramError(
            text, column: column, "`\(name)` has no value", kind: "marble diagram",
            allowed: names.isEmpty ? "no elements, as no values are given" : "as elements those with a value, \(names)")
    }

    /// The diagram of `events`.
    ///
    /// - Parameters:
    ///   - events: What it is to draw, in the order of their times.
    ///   - values: What letters and digits stand for; a value without one gets one, and is added.
    /// - Precondition: No time is negative, and there are no more than some 20,000 different values.
    /// - Complexity: O(*n* · *m*), where *n* is the number of events and *m* that of values.
    public init<Element: Equatable>(_ events: [Recorded<Event<Element>>], values: inout MarbleValues<Element>) {
        self.init(events, values: &values, like: MarbleDiagram(ticks: []))
    }

    /// Where a value has several names, the one at the same place in `other` is used; names in `other` keep their value.
    init<Element: Equatable>(
        _ events: [Recorded<Event<Element>>], values: inout MarbleValues<Element>, like other: MarbleDiagram
    ) {
        ticks = Array(repeating: [], count: (events.map(\.time).max() ?? -1) + 1)
        var inUse = other.names
        for case .next(let element) in events.map(\.value) {
            if let name = values.name(of: element) { inUse.insert(name) }
        }
        for event in events {
            let place = ticks[event.time].count
            switch event.value {
            case .next(let element):
                let preferred = other.name(at: event.time, place)
                let name =
                    values.name(of: element, preferring: preferred) ?? values.addName(for: element, inUse: inUse)
                inUse.insert(name)
                ticks[event.time].append(.element(name))
            case .completed: ticks[event.time].append(.completion)
            case .error: ticks[event.time].append(.error)
            }
        }
    }

    private func name(at tick: TestTime, _ place: Int) -> Character? {
        guard ticks.indices.contains(tick), ticks[tick].indices.contains(place) else { return nil }
        return ticks[tick][place].name
    }
}
