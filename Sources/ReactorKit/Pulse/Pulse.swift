/// A value that tells when it was assigned, be it to an equal value.
///
/// For what happens rather than is, such as an alert: `@Pulse var alertMessage: String?` in a state, and
/// ``Reactor/pulse(_:)`` in a view.
@propertyWrapper
public struct Pulse<Value> {
    /// The value. Assigning it counts.
    public var value: Value {
        didSet { valueUpdatedCount &+= 1 }
    }

    /// How often the value was assigned.
    public private(set) var valueUpdatedCount: UInt = 0

    /// A pulse of `wrappedValue`, not counted as assigned.
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

/// Pulses are equal when their values are and were assigned equally often: a pulse that was assigned an equal value is another one, so
/// `distinctUntilChanged()` of a state lets it pass.
extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}

extension Pulse: Encodable where Value: Encodable {}
extension Pulse: Decodable where Value: Decodable {}
