/// A hash table from ids to indexes in an array. It stores only the indexes, so that a table of 100,000 ids fits into a
/// processor's cache.
@usableFromInline
struct IDTable<Element: Identifiable> {
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    /// Indexes in the array, or -1 for an empty slot. The count is a power of two; at least half of the slots are
    /// empty.
    @usableFromInline var slots: [Int32]

    /// Makes an empty table with room for `count` ids. The table must not outlive `elements`.
    @inlinable
    init(of elements: UnsafeBufferPointer<Element>, count: Int) {
        self.elements = elements
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
    }

    /// Returns the slot of `id` in the table, or the empty slot where it belongs.
    @inlinable
    func slot(of id: Element.ID) -> Int {
        var slot = id.hashValue & (slots.count - 1)
        while slots[slot] >= 0, elements[Int(slots[slot])].id != id { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Returns the index of `id` in the array, if the table contains it.
    @inlinable
    func index(of id: Element.ID) -> Int? {
        let index = slots[slot(of: id)]
        return index < 0 ? nil : Int(index)
    }

    /// Inserts the id at `index`. If the table contains the id already, returns its index and inserts nothing.
    @inlinable
    mutating func insert(_ index: Int) -> Int? {
        let slot = slot(of: elements[index].id)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        slots[slot] = Int32(index)
        return nil
    }
}
