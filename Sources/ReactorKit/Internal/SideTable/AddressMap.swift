/// Maps the addresses of objects to entries, in one array. A lookup mostly reads a single cache line.
///
/// Open addressing with linear probing. At most half of the cells are occupied, and at least an eighth, except in the
/// smallest array. A removal moves the entries that follow, so there are no tombstones.
struct AddressMap {
    struct Cell {
        let key: ObjectIdentifier
        let entry: any SideTableEntry
    }

    /// The cells. Their number is zero or a power of two. (It starts at zero, so that a global table is initialised at
    /// compile time.)
    private var cells: [Cell?] = []
    private(set) var count = 0

    private var mask: Int { cells.count - 1 }

    /// All entries, in no particular order.
    ///
    /// - Complexity: O(n)
    var occupiedCells: [Cell] { cells.compactMap(\.self) }

    /// The entry of the object at an address.
    ///
    /// - Complexity: O(1), or O(n) if the array is resized.
    subscript(_ key: ObjectIdentifier) -> (any SideTableEntry)? {
        get { cells.isEmpty ? nil : cells[index(of: key)]?.entry }
        set {
            guard let newValue else { return remove(key) }
            if count * 2 >= cells.count { resize(to: max(16, cells.count * 2)) }
            let index = index(of: key)
            if cells[index] == nil { count += 1 }
            cells[index] = Cell(key: key, entry: newValue)
        }
    }

    /// The index to look at first. Addresses differ in bits above the lowest, and the multiplication moves these
    /// differences upwards.
    private func homeIndex(of key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// The index of the cell of `key`, or of the cell where it would be inserted.
    @inline(__always)
    private func index(of key: ObjectIdentifier) -> Int {
        var index = homeIndex(of: key)
        while let found = cells[index]?.key, found != key { index = (index + 1) & mask }
        return index
    }

    /// Removes the entry and closes the gap: each following cell moves back into the gap, unless its home index comes
    /// after the gap.
    private mutating func remove(_ key: ObjectIdentifier) {
        guard self[key] != nil else { return }
        var gap = index(of: key)
        var next = (gap + 1) & mask
        while let follower = cells[next] {
            if (next - homeIndex(of: follower.key)) & mask >= (next - gap) & mask {
                cells[gap] = follower
                gap = next
            }
            next = (next + 1) & mask
        }
        cells[gap] = nil
        count -= 1
        if cells.count > 16, count * 8 < cells.count { resize(to: cells.count / 2) }
    }

    private mutating func resize(to capacity: Int) {
        let all = occupiedCells
        cells = [Cell?](repeating: nil, count: capacity)
        for cell in all { cells[index(of: cell.key)] = cell }
    }
}
