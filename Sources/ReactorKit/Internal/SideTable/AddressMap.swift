/// Maps the addresses of objects to entries, in one array. A lookup mostly reads a single cache line.
///
/// Open addressing with linear probing. At most half of the slots are occupied, and at least an eighth, except in the
/// smallest array. A removal moves the entries that follow, so there are no tombstones.
struct AddressMap {
    struct Slot {
        let key: ObjectIdentifier
        let entry: any SideTableEntry
    }

    /// The slots: none, or a power of two. (Initially none, so that a global table is initialised at compile time.)
    private var slots: [Slot?] = []
    private(set) var count = 0

    private var mask: Int { slots.count - 1 }

    /// All entries, in no particular order.
    ///
    /// - Complexity: O(n)
    var occupiedSlots: [Slot] { slots.compactMap(\.self) }

    /// The entry of the object at an address.
    ///
    /// - Complexity: O(1), or O(n) if an insertion grows the array.
    subscript(_ key: ObjectIdentifier) -> (any SideTableEntry)? {
        get { slots.isEmpty ? nil : slots[index(of: key)]?.entry }
        set {
            guard let newValue else { return remove(key) }
            if count * 2 >= slots.count { resize(to: max(16, slots.count * 2)) }
            let index = index(of: key)
            if slots[index] == nil { count += 1 }
            slots[index] = Slot(key: key, entry: newValue)
        }
    }

    /// The index to look at first. Addresses differ in bits above the lowest, and the multiplication moves these
    /// differences upwards.
    private func homeIndex(of key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// The index of the slot of `key`, or of the slot where it would be inserted.
    @inline(__always)
    private func index(of key: ObjectIdentifier) -> Int {
        var index = homeIndex(of: key)
        while let found = slots[index]?.key, found != key { index = (index + 1) & mask }
        return index
    }

    /// Removes the entry and closes the gap: the slots that follow move up, unless their home index is after it.
    private mutating func remove(_ key: ObjectIdentifier) {
        guard self[key] != nil else { return }
        var gap = index(of: key)
        var next = (gap + 1) & mask
        while let follower = slots[next] {
            if (next - homeIndex(of: follower.key)) & mask >= (next - gap) & mask {
                slots[gap] = follower
                gap = next
            }
            next = (next + 1) & mask
        }
        slots[gap] = nil
        count -= 1
        if slots.count > 16, count * 8 < slots.count { resize(to: slots.count / 2) }
    }

    private mutating func resize(to capacity: Int) {
        let all = occupiedSlots
        slots = [Slot?](repeating: nil, count: capacity)
        for slot in all { slots[index(of: slot.key)] = slot }
    }
}
