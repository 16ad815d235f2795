/// Entries by the addresses of their objects, in one array: looking one up mostly reads a single cache line.
///
/// Open addressing with linear probing, half full at most and, but for the smallest, an eighth at least. A removal moves what
/// follows, so there are no gravestones.
struct AddressMap {
    struct Slot {
        let key: ObjectIdentifier
        let entry: any SideTableEntry
    }

    /// None, or a power of two of them. (None to begin with: so a table is made when the program is built.)
    private var places: [Slot?] = []
    private(set) var count = 0

    private var mask: Int { places.count - 1 }

    /// All that are in it, in no order.
    ///
    /// - Complexity: O(n)
    var slots: [Slot] { places.compactMap(\.self) }

    /// The entry of the object that has the address.
    ///
    /// - Complexity: O(1); when one is put in that needs more room, O(n).
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

    /// Where to look first. Multiplication moves what differs between addresses, which is not their lowest bits, upwards.
    private func home(of key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// Where the entry of `key` is, or would be put.
    @inline(__always)
    private func place(of key: ObjectIdentifier) -> Int {
        var place = home(of: key)
        while let found = places[place]?.key, found != key { place = (place + 1) & mask }
        return place
    }

    /// Takes out the entry. The gap is closed: the slots that follow move up, unless their home is after it.
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
