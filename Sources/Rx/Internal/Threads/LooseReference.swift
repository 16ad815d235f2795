public import CRx

/// A reference that does not keep its object alive, but reserves the object's address: no other object gets that
/// address while the reference exists.
///
/// A weak reference would give the object a side table of the runtime, and would make every later retain of the object
/// slow. A look-up by address would also have to check that it found the same object. (An action to a reactor took 1.4
/// times as long, a look-up 2.7 times.) In exchange, the memory of a dead object stays allocated until this reference
/// is destroyed.
///
/// Sound: only the object's reference counts are accessed, and these are atomic.
@usableFromInline
package struct LooseReference: ~Copyable, @unchecked Sendable {
    #if canImport(ObjectiveC)
    /// Whether an object with the same address is the same object. Always false here, because objects need not be
    /// native Swift objects.
    @inlinable
    package static var keepsAddress: Bool { false }

    @usableFromInline weak var reference: AnyObject?

    @usableFromInline
    package init(_ object: AnyObject) { reference = object }

    /// The object, retained, or `nil` if it has died. The caller must release it.
    @inlinable
    package var retained: Unmanaged<AnyObject>? { reference.map(Unmanaged.passRetained) }

    /// Whether the object is being freed or was freed.
    @usableFromInline
    package var isDead: Bool { reference == nil }
    #else
    /// Whether an object with the same address is the same object.
    @inlinable
    package static var keepsAddress: Bool { true }

    /// Invariant: the object's memory is allocated, because this holds an unowned reference to the object. (An
    /// `unowned` variable would trap when a mirror reads it after the object's death; the expectations of a test use
    /// mirrors.)
    @usableFromInline let address: UnsafeMutableRawPointer

    @usableFromInline
    package init(_ object: AnyObject) {
        address = Unmanaged.passUnretained(object).toOpaque()
        crx_keep_memory(address)
    }

    deinit { crx_release_memory(address) }

    /// The object, retained, or `nil` if it has died. The caller must release it.
    ///
    /// The returned reference may turn out to be the last one, so the caller must not release it under a lock.
    @inlinable
    package var retained: Unmanaged<AnyObject>? { crx_try_retain(address).map { Unmanaged.fromOpaque($0) } }

    /// Whether the object is being freed or was freed.
    @usableFromInline
    package var isDead: Bool { crx_is_dead(address) }
    #endif

    /// The object, or `nil` if it has died.
    ///
    /// The returned reference may turn out to be the last one, so the caller must not read this property under a lock.
    @inlinable
    package var object: AnyObject? { retained?.takeRetainedValue() }
}
