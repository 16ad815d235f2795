/// Where in an array each id is; a hash table of places only, so that that of 100,000 ids fits into a processor's cache.
@usableFromInline
struct IDTable<Element: Identifiable> {
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    /// A place of the array, or -1; a power of two of them, at least half of them empty.
    @usableFromInline var slots: [Int32]

    /// A table without ids, with room for `count` of them; not for longer than the elements are there.
    @inlinable
    init(of elements: UnsafeBufferPointer<Element>, count: Int) {
        self.elements = elements
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
    }

    /// Where `id` is in the table: its slot, or the empty one where it belongs.
    @inlinable
    func slot(of id: Element.ID) -> Int {
        var slot = id.hashValue & (slots.count - 1)
        while slots[slot] >= 0, elements[Int(slots[slot])].id != id { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Where `id` is in the array, if it is in the table.
    @inlinable
    func place(of id: Element.ID) -> Int? {
        let place = slots[slot(of: id)]
        return place < 0 ? nil : Int(place)
    }

    /// Takes in the id at `place`, unless it is there; then tells where.
    @inlinable
    mutating func insert(_ place: Int) -> Int? {
        let slot = slot(of: elements[place].id)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        slots[slot] = Int32(place)
        return nil
    }
}
