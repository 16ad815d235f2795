public import CRx

/// A reference that does not keep its object alive, but its address: no other object gets that while this is there.
///
/// A weak reference would give the object a side table of the runtime, and make every retain of it slow for good; and a look-up by
/// address would have to ask whether it has found the same object (an action to a reactor took 1.4 times as long, a look-up 2.7
/// times). This costs the memory of a dead object until it is freed itself.
///
/// Sound: nothing of the object is touched but its reference counts, which are atomic.
@usableFromInline
package struct LooseReference: ~Copyable, @unchecked Sendable {
    #if canImport(ObjectiveC)
    /// Whether an object with the same address is the same object. Not there, where objects need not be Swift's own.
    @inlinable
    package static var keepsAddress: Bool { false }

    @usableFromInline weak var reference: AnyObject?

    @usableFromInline
    package init(_ object: AnyObject) { reference = object }

    /// The object, if it lives, retained: the caller must release it.
    @inlinable
    package var retained: Unmanaged<AnyObject>? { reference.map(Unmanaged.passRetained) }

    /// Whether the object is being freed, or was.
    @usableFromInline
    package var isDead: Bool { reference == nil }
    #else
    /// Whether an object with the same address is the same object.
    @inlinable
    package static var keepsAddress: Bool { true }

    /// Invariant: the memory is there, because this has an unowned reference to the object. (A variable that is `unowned`
    /// would trap where a mirror reads it, as a test's expectation does, when the object is dead.)
    @usableFromInline let address: UnsafeMutableRawPointer

    @usableFromInline
    package init(_ object: AnyObject) {
        address = Unmanaged.passUnretained(object).toOpaque()
        crx_keep_memory(address)
    }

    deinit { crx_release_memory(address) }

    /// The object, if it lives, retained: the caller must release it.
    ///
    /// What this returns may turn out to be the last reference: never release it under a lock.
    @inlinable
    package var retained: Unmanaged<AnyObject>? { crx_try_retain(address).map { Unmanaged.fromOpaque($0) } }

    /// Whether the object is being freed, or was.
    @usableFromInline
    package var isDead: Bool { crx_is_dead(address) }
    #endif

    /// The object, if it lives.
    ///
    /// What this returns may turn out to be the last reference: never ask under a lock.
    @inlinable
    package var object: AnyObject? { retained?.takeRetainedValue() }
}
