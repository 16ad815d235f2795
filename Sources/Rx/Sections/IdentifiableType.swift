/// A value that is known by its `identity`: the row or section with an equal identity is the same one. The name is RxDataSources'.
///
/// Every such value is `Identifiable`, so a list takes it as it stands. Its `id` is its `identity` unless it declares an `id` of its own.
public protocol IdentifiableType<Identity>: Identifiable {
    /// The type of ``identity``.
    associatedtype Identity: Hashable

    /// What stays the same when the rest of the value changes.
    var identity: Identity { get }
}

extension IdentifiableType {
    /// The ``identity``.
    public var id: Identity { identity }
}

extension IdentifiableType where Self: AnyObject {
    /// The ``identity``.
    public var id: Identity { identity }
}

/// A hashable value as an ``IdentifiableType``: it is its own identity.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType {
    /// The value.
    public let value: Value

    /// The value.
    public var identity: Value { value }

    /// Makes an identifiable value of `value`.
    public init(value: Value) { self.value = value }
}

extension IdentifiableValue: Hashable {}
extension IdentifiableValue: Sendable where Value: Sendable {}

extension IdentifiableValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value's description.
    public var description: String { "\(value)" }
    /// The value's description for a programmer.
    public var debugDescription: String { String(reflecting: value) }
}
