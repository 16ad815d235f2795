public import Rx

/// A value and the virtual time when it occurred.
public struct Recorded<Value>: CustomDebugStringConvertible {
    /// The virtual time when the value occurred.
    public let time: TestTime
    /// The value.
    public let value: Value

    /// Records `value` at `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }

    /// The value and its time, as `value @ time`.
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {
    /// Whether equal values occurred at the same time.
    public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
        lhs.time == rhs.time && lhs.value == rhs.value
    }
}

extension Recorded {
    /// An element at `time`.
    public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
    where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// Completion at `time`.
    ///
    /// - Parameters:
    ///   - time: The virtual time.
    ///   - type: The type of the elements, if the context does not determine it.
    public static func completed<Element>(
        _ time: TestTime, _ type: Element.Type = Element.self
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .completed)
    }

    /// An error at `time`.
    ///
    /// - Parameters:
    ///   - time: The virtual time.
    ///   - error: The error.
    ///   - type: The type of the elements, if the context does not determine it.
    public static func error<Element>(
        _ time: TestTime, _ error: any Swift.Error, _ type: Element.Type = Element.self
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .error(error))
    }

    /// The given events as a list.
    public static func events<Element>(_ recordedEvents: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
    where Value == Event<Element> {
        recordedEvents
    }

    /// The given events as a list.
    public static func events<Element>(_ recordedEvents: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
    where Value == Event<Element> {
        recordedEvents
    }
}
