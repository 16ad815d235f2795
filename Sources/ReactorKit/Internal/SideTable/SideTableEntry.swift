/// An object's entry in a ``SideTable``. It stores the object's address in a `LooseReference`, and does not retain the
/// object.
@usableFromInline
protocol SideTableEntry: AnyObject, Sendable {
    /// The object, or `nil` if it is dead. Never read this under a lock: the result may become the last reference to
    /// the object.
    var object: AnyObject? { get }

    /// Whether the object is being freed or has been freed.
    var isObjectDead: Bool { get }

    /// Called after the object's death, when this entry has left its table.
    func objectDidDie()
}

extension SideTableEntry {
    func objectDidDie() {}
}
