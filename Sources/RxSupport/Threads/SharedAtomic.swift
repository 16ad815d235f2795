public import Synchronization

#if INTERLEAVINGS
/// An atomic value whose every access is a point at which `Tests/InterleavingTests` may let another thread run.
///
/// The orderings are ignored: each access is sequentially consistent, because all of them take one lock.
@usableFromInline
package struct SharedAtomic<Value: Hashable>: ~Copyable {
    private let pointer: UnsafeMutablePointer<Value>
    private let place: Interleaving.Place

    @usableFromInline
    package init(_ value: Value, file: StaticString = #fileID, line: UInt = #line) {
        self.init(value, Interleaving.Place(file: file, line: line))
    }

    @usableFromInline
    package init(_ value: Value, _ place: Interleaving.Place) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
        self.place = place
    }

    deinit {
        Interleaving.report(.willFree(address))
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    /// Identifies the value, and is its address.
    @usableFromInline package var address: UnsafeRawPointer { UnsafeRawPointer(pointer) }

    @usableFromInline
    package borrowing func load(ordering: AtomicLoadOrdering) -> Value {
        access("load") { _ in false }
    }

    @usableFromInline
    package borrowing func store(_ desired: Value, ordering: AtomicStoreOrdering) {
        _ = write("store") { $0 = desired }
    }

    @usableFromInline
    package borrowing func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        write("exchange") { $0 = desired }
    }

    @usableFromInline
    package borrowing func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
    ) -> (exchanged: Bool, original: Value) {
        let original = access("compareExchange") { value in
            guard value == expected else { return false }
            value = desired
            return true
        }
        return (original == expected, original)
    }

    /// - Returns: The value before.
    fileprivate borrowing func write(_ name: StaticString, _ change: (inout Value) -> Void) -> Value {
        access(name) { value in
            change(&value)
            return true
        }
    }

    /// - Parameter body: Returns whether it wrote the value.
    /// - Returns: The value before.
    private borrowing func access(_ name: StaticString, _ body: (inout Value) -> Bool) -> Value {
        let thread = Interleaving.current
        thread?.handle(.willAccess(address, place, name))
        let (old, isWrite) = Interleaving.atomically { (pointer.pointee, body(&pointer.pointee)) }
        thread?.handle(.didAccess(address, old.hashValue, isWrite: isWrite))
        return old
    }
}

extension SharedAtomic where Value: FixedWidthInteger {
    @discardableResult @usableFromInline
    package borrowing func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        let old = write("add") { $0 += operand }
        return (old, old + operand)
    }

    @discardableResult @usableFromInline
    package borrowing func subtract(
        _ operand: Value, ordering: AtomicUpdateOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = write("subtract") { $0 -= operand }
        return (old, old - operand)
    }

    @usableFromInline
    package borrowing func bitwiseOr(
        _ operand: Value, ordering: AtomicUpdateOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = write("bitwiseOr") { $0 |= operand }
        return (old, old | operand)
    }
}

/// Sound: the value is accessed under one lock only.
extension SharedAtomic: @unchecked Sendable where Value: Sendable {}
#else
/// An atomic value that threads share: an `Atomic`. A build with `INTERLEAVINGS` replaces it, so that a test can try
/// the orders of its accesses (Decision 0033).
@usableFromInline
package typealias SharedAtomic = Atomic
#endif
