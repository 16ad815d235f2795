/// An object that is equal only to itself.
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
    /// Whether both are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}

/// An object that is hashed by its identity, not by its contents.
public protocol IdentityHashable: IdentityEquatable, Hashable {}

extension IdentityHashable {
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
