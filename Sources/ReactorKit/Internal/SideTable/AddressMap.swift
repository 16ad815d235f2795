/// Maps the addresses of objects to entries, in one array. A lookup mostly reads a single cache line.
///
/// Open addressing with linear probing. At most half of the places are taken, and at least an eighth, except in the
/// smallest array. A removal moves the entries that follow, so there are no tombstones.
struct AddressMap {
    struct Slot {
        let key: ObjectIdentifier
        let entry: any SideTableEntry
    }

    /// The places: none, or a power of two. (Initially none, so that a global table is initialised at compile time.)
    private var places: [Slot?] = []
    private(set) var count = 0

    private var mask: Int { places.count - 1 }

    /// All entries, in no particular order.
    ///
    /// - Complexity: O(n)
    var slots: [Slot] { places.compactMap(\.self) }

    /// The entry of the object at an address.
    ///
    /// - Complexity: O(1), or O(n) if an insertion grows the array.
    subscript(_ key: ObjectIdentifier) -> (any SideTableEntry)? {
        get { places.isEmpty ? nil : places[place(of: key)]?.entry }
        set {
            guard let newValue else { return remove(key) }
            if count * 2 >= places.count { resize(to: max(16, places.count * 2)) }
            let place = place(of: key)
            if places[place] == nil { count += 1 }
            places[place] = Slot(key: key, entry: newValue)
        }
    }

    /// The place to look first. Addresses differ in bits above the lowest, and the multiplication moves these
    /// differences upwards.
    private func home(of key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// The place of the entry of `key`, or the place where it would be inserted.
    @inline(__always)
    private func place(of key: ObjectIdentifier) -> Int {
        var place = home(of: key)
        while let found = places[place]?.key, found != key { place = (place + 1) & mask }
        return place
    }

    /// Removes the entry and closes the gap: the slots that follow move up, unless their home is after it.
    private mutating func remove(_ key: ObjectIdentifier) {
        guard self[key] != nil else { return }
        var gap = place(of: key)
        var next = (gap + 1) & mask
        while let follower = places[next] {
            if (next - home(of: follower.key)) & mask >= (next - gap) & mask {
                places[gap] = follower
                gap = next
            }
            next = (next + 1) & mask
        }
        places[gap] = nil
        count -= 1
        if places.count > 16, count * 8 < places.count { resize(to: places.count / 2) }
    }

    private mutating func resize(to capacity: Int) {
        let all = slots
        places = [Slot?](repeating: nil, count: capacity)
        for slot in all { places[place(of: slot.key)] = slot }
    }
}
