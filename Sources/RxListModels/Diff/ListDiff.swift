public import Foundation

/// Finds the changes between two lists of identified values.
///
/// Inlinable, so that it is specialised for the caller's type: the ids of 100,000 rows are then compared without a call
/// for each.
///
/// - Precondition: No id repeats in the old list. If one repeats in the new list, `changes` reports it.
/// - Complexity: O(n) time and memory, where n is the number of rows in both lists; no memory for the common start and
///   end.
@usableFromInline
package struct ListDiff<Element: Identifiable & Equatable> {
    @usableFromInline let old: ArraySlice<Element>
    @usableFromInline let new: ArraySlice<Element>
    /// The ranges of the lists between the rows at both ends that have the same ids.
    @usableFromInline let oldMiddle: Range<Int>
    @usableFromInline let newMiddle: Range<Int>

    @inlinable
    package init(from old: [Element], to new: [Element]) {
        self.init(from: old[...], to: new[...])
    }

    /// Compares slices. Rows are counted from the start of each slice.
    @inlinable
    init(from old: ArraySlice<Element>, to new: ArraySlice<Element>) {
        self.old = old
        self.new = new
        let (start, end) = Self.borrowing(old, new) { old, new in
            sameEnds(old.count, new.count) { Self.isSameRow(old, $0, new, $1) }
        }
        oldMiddle = start..<(old.count - end)
        newMiddle = start..<(new.count - end)
    }

    /// Lends the memory of both lists to `body`.
    @inlinable
    static func borrowing<Result>(
        _ first: ArraySlice<Element>, _ second: ArraySlice<Element>,
        _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Result
    ) -> Result {
        first.withUnsafeBufferPointer { first in second.withUnsafeBufferPointer { second in body(first, second) } }
    }

    /// Returns the splices, the rows whose value changed, and an inserted id that repeats.
    ///
    /// - Parameter tracked: The indexes, in the old list, of the tracked rows; `nil` for all rows. If a tracked row
    ///   moves, a single splice removes and inserts it. If it does not move, no splice touches it. Fewer tracked rows
    ///   need fewer splices.
    @inlinable
    package func changes(keeping tracked: [Int]? = nil) -> ListChanges {
        changes(keeping: tracked, oldIndexes: oldIndexes)
    }

    @inlinable
    func changes(keeping tracked: [Int]?, oldIndexes: [Int?]) -> ListChanges {
        let splicing = Splicing(oldMiddle, newMiddle, oldIndexes: oldIndexes, tracked: tracked)
        return ListChanges(
            splices: splicing.splices, updates: updates(oldIndexes),
            newIndexes: tracked == nil ? [] : newIndexes(oldIndexes),
            repetition: repetition(oldIndexes))
    }

    /// Whether both lists have the same rows with the same values in the same order.
    @inlinable
    var isSame: Bool {
        oldMiddle.isEmpty && newMiddle.isEmpty
            && Self.borrowing(old, new) { old, new in new.indices.allSatisfy { !Self.differ(old, $0, new, $0) } }
    }

    @inlinable
    func updates(_ oldIndexes: [Int?]) -> [Int] {
        Self.borrowing(old, new) { old, new in
            var updates: [Int] = []
            func compare(_ oldIndex: Int, _ index: Int) {
                if Self.differ(old, oldIndex, new, index) { updates.append(index) }
            }
            for index in 0..<newMiddle.lowerBound { compare(index, index) }
            for index in newMiddle {
                if let oldIndex = oldIndexes[index - newMiddle.lowerBound] { compare(oldIndex, index) }
            }
            let shift = oldMiddle.upperBound - newMiddle.upperBound
            for index in newMiddle.upperBound..<new.count { compare(index + shift, index) }
            return updates
        }
    }

    /// Returns whether two elements have the same id. Their values may differ.
    @inlinable
    static func isSameRow(
        _ first: UnsafeBufferPointer<Element>, _ index: Int, _ second: UnsafeBufferPointer<Element>, _ other: Int
    ) -> Bool {
        haveSameBits(first, index, second, other) || first[index].id == second[other].id
    }

    @inlinable
    static func differ(
        _ first: UnsafeBufferPointer<Element>, _ index: Int, _ second: UnsafeBufferPointer<Element>, _ other: Int
    ) -> Bool {
        !haveSameBits(first, index, second, other) && first[index] != second[other]
    }

    /// Returns whether two elements have the same bits, and so the same value. An array and its copy have the same
    /// bits.
    ///
    /// To compare the elements themselves, if their type is from another module, Swift first retains all references in
    /// them. For 100,000 rows with a few strings, that takes longer than a frame.
    @inlinable
    static func haveSameBits(
        _ first: UnsafeBufferPointer<Element>, _ index: Int, _ second: UnsafeBufferPointer<Element>, _ other: Int
    ) -> Bool {
        guard let first = first.baseAddress, let second = second.baseAddress else { return false }
        return memcmp(first + index, second + other, MemoryLayout<Element>.size) == 0
    }

    /// Looks only at inserted rows, because the ids of the old rows are unique.
    @inlinable
    func repetition(_ oldIndexes: [Int?]) -> ListChanges.Repetition? {
        var insertedRows = newMiddle.filter { oldIndexes[$0 - newMiddle.lowerBound] == nil }
        guard let insertedRow = insertedRows.popLast() else { return nil }
        guard insertedRows.isEmpty else { return firstRepetition }
        // A single inserted row is compared with each other row, which needs no memory and no hashing.
        let other = new.withUnsafeBufferPointer { new in
            let id = new[insertedRow].id
            return new.indices.first { $0 != insertedRow && new[$0].id == id }
        }
        return other.map { ListChanges.Repetition(Swift.min($0, insertedRow), Swift.max($0, insertedRow)) }
    }

    @inlinable
    var firstRepetition: ListChanges.Repetition? {
        new.withUnsafeBufferPointer { new in
            var table = IDTable(of: new, count: new.count)
            for index in new.indices {
                if let first = table.insert(index) { return ListChanges.Repetition(first, index) }
            }
            return nil
        }
    }
}
