public import Rx

/// The error that `#` stands for by default.
public struct MarbleError: Error, Hashable {
    /// Creates the error.
    public init() {}
}

extension MarbleDiagram {
    /// Returns the events that the diagram draws. Their times count from `^`, or from the first tick if the diagram has
    /// no `^`.
    ///
    /// ``init(_:values:)`` can draw these events again if none is before `^`. Its diagram has no `^`, no `!` and no
    /// ticks after the last event. If a value has several names, it uses the first.
    ///
    /// - Parameters:
    ///   - values: The values of the letters and digits.
    ///   - error: The error that `#` stands for.
    /// - Throws: ``MarbleDiagramError`` if a letter or digit has no value.
    public func events<Element>(
        values: MarbleValues<Element>, error: any Error = MarbleError()
    ) throws(MarbleDiagramError) -> [Recorded<Event<Element>>] {
        try events(values: values, error: error, text: description)
    }

    /// - Parameter text: The parsed text, for error messages.
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
            allowed: names.isEmpty ? "no elements, as no values are given" : "elements that have a value: \(names)")
    }

    /// Draws `events`.
    ///
    /// - Parameters:
    ///   - events: The events, ordered by time.
    ///   - values: The values of letters and digits. A value that has no letter or digit gets one, and is added.
    /// - Precondition: No time is negative, and there are at most about 20,000 different values.
    /// - Complexity: O(*n* · *m*), where *n* is the number of events and *m* the number of values.
    public init<Element: Equatable>(_ events: [Recorded<Event<Element>>], values: inout MarbleValues<Element>) {
        self.init(events, values: &values, like: MarbleDiagram(ticks: []))
    }

    /// Draws `events`. If a value has several names, uses the name at the same place in `other`. A name in `other` is
    /// not given to another value.
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
