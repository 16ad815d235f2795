/// Objects that are equal when they are the same.
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
    /// Whether both are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}

/// Objects that are hashed as what they are, not for what they contain.
public protocol IdentityHashable: IdentityEquatable, Hashable {}

extension IdentityHashable {
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
