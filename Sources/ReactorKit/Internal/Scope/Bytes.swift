public import CRx

/// Compares values by their bytes. Equal bytes mean equal values, unless these refer to an object that has changed.
@usableFromInline
enum Bytes {
    @inlinable
    static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in crx_has_same_bytes(first, second, MemoryLayout<Value>.size) }
        }
    }

    /// The indexes of the elements of `new` whose bytes differ from those of `old` at the same index, or for which
    /// `old` has no element.
    ///
    /// - Complexity: O(n), or O(1) if both arrays share their storage.
    @inlinable
    static func indexesOfDifferences<Element>(in new: [Element], from old: [Element]) -> [Int] {
        let common = min(new.count, old.count)
        let changed = new.withUnsafeBytes { new in
            old.withUnsafeBytes { old -> [Int] in
                guard common > 0, let new = new.baseAddress, let old = old.baseAddress, new != old else { return [] }
                return (0..<common).filter { index in
                    let offset = index * MemoryLayout<Element>.stride
                    return !crx_has_same_bytes(new + offset, old + offset, MemoryLayout<Element>.size)
                }
            }
        }
        return changed + (common..<new.count)
    }
}

/// A part of a state. A stored part is read by its offset, which is faster than its key path.
///
/// Sound: the key path was `Sendable` when the caller passed it.
@frozen @usableFromInline
struct StatePart<State, Value>: @unchecked Sendable {
    @usableFromInline let keyPath: KeyPath<State, Value>
    @usableFromInline let offset: Int?

    @inlinable
    init(_ keyPath: any KeyPath<State, Value> & Sendable) {
        self.keyPath = keyPath
        offset = MemoryLayout<State>.offset(of: keyPath)
    }

    @inlinable
    func read(_ state: State) -> Value {
        guard let offset else { return state[keyPath: keyPath] }
        return withUnsafePointer(to: state) {
            UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
        }
    }
}
