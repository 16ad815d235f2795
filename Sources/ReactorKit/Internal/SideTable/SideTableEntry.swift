/// What stands beside an object in a ``SideTable``: keeps the address of the object and not the object, with a
/// `LooseReference`.
@usableFromInline
protocol SideTableEntry: AnyObject, Sendable {
    /// The object, if it lives. Never ask under a lock: what this returns may turn out to be the last reference.
    var object: AnyObject? { get }

    /// Whether the object is being freed, or was.
    var isOrphan: Bool { get }

    /// Called when the object is dead and this was taken out of its table.
    func wasOrphaned()
}

extension SideTableEntry {
    func wasOrphaned() {}
}
