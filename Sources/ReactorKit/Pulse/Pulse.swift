/// A value that also records assignments of an equal value.
///
/// Use a pulse for an event rather than a condition, such as an alert: `@Pulse var alertMessage: String?` in a state,
/// and ``Reactor/pulse(_:)`` in a view.
@propertyWrapper
public struct Pulse<Value> {
    /// The value. Assigning it counts.
    public var value: Value {
        didSet { valueUpdatedCount &+= 1 }
    }

    /// The number of assignments.
    public private(set) var valueUpdatedCount: UInt = 0

    /// A pulse of `wrappedValue`, with no assignment counted.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// The value. Assigning it counts.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The pulse itself, for ``Reactor/pulse(_:)``.
    public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Sendable where Value: Sendable {}

/// Two pulses are equal if their values and their numbers of assignments are equal. So `distinctUntilChanged()` of a
/// state passes a pulse after the assignment of an equal value.
extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}

extension Pulse: Encodable where Value: Encodable {}
extension Pulse: Decodable where Value: Decodable {}
