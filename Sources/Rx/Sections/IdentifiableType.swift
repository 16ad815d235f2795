/// A value with an `identity`. Two values with equal identities are the same row or section. Named as in RxDataSources.
///
/// Every such value is `Identifiable`, so a list accepts it directly. Its `id` is its `identity`, unless its type
/// declares another `id`.
public protocol IdentifiableType<Identity>: Identifiable {
    /// The type of ``identity``.
    associatedtype Identity: Hashable

    /// The part of the value that stays the same when the rest changes.
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

/// Makes a hashable value an ``IdentifiableType``. The value is its own identity.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType {
    /// The value.
    public let value: Value

    /// The value.
    public var identity: Value { value }

    /// Wraps `value`.
    public init(value: Value) { self.value = value }
}

extension IdentifiableValue: Hashable {}
extension IdentifiableValue: Sendable where Value: Sendable {}

extension IdentifiableValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value's description.
    public var description: String { "\(value)" }
    /// The value's debug description.
    public var debugDescription: String { String(reflecting: value) }
}
