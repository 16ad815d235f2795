/// The changes that turn one list of identified values into another.
@usableFromInline
package struct ListChanges: Equatable {
    /// Removed rows and the rows that are inserted in their place.
    @usableFromInline
    package struct Splice: Equatable {
        /// The range of the removed rows, in the old list.
        @usableFromInline package let old: Range<Int>
        /// The range of the inserted rows, in the new list.
        @usableFromInline package let new: Range<Int>

        @usableFromInline
        package init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }

    /// Two rows of the new list with the same id.
    @usableFromInline
    package struct Repetition: Equatable {
        package let first: Int
        package let second: Int

        @usableFromInline
        package init(_ first: Int, _ second: Int) {
            self.first = first
            self.second = second
        }
    }

    /// The splices in ascending order. Between two of them at least one row stays. A moved row is removed and inserted
    /// by the same splice.
    @usableFromInline
    package var splices: [Splice]

    /// The indexes, in the new list, of the rows whose value changed, in ascending order.
    @usableFromInline
    package var updates: [Int]

    /// For each row of the old list its index in the new list, or -1 if it was removed. Empty if the
    /// diff's `tracked` was `nil`.
    @usableFromInline
    package var newIndexes: [Int]

    /// The first id that repeats in the new list. If it is set, the other properties are meaningless.
    @usableFromInline
    package var repetition: Repetition?

    @usableFromInline
    package init(
        splices: [Splice] = [], updates: [Int] = [], newIndexes: [Int] = [], repetition: Repetition? = nil
    ) {
        self.splices = splices
        self.updates = updates
        self.newIndexes = newIndexes
        self.repetition = repetition
    }

    /// Returns the index, in the new list, of a row of the old list; `nil` if it was removed.
    package func newIndex(of row: Int) -> Int? {
        newIndexes[row] < 0 ? nil : newIndexes[row]
    }

    /// Returns the new indexes of the rows that a splice removes and inserts again. Splices are applied from the last
    /// to the first: the indexes are valid after this splice and before the next.
    ///
    /// - Parameter rows: Indexes in the old list, in ascending order.
    package func newIndexes(of rows: [Int], in splice: Splice) -> [Int] {
        rows.filter(splice.old.contains).compactMap(newIndex(of:))
            .map { $0 - splice.new.lowerBound + splice.old.lowerBound }
    }

    /// Turns the changes of the part of a list that begins at `start` into changes of the whole list.
    @usableFromInline
    mutating func move(by start: Int) {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + start..<range.upperBound + start }
        splices = splices.map { Splice(old: moved($0.old), new: moved($0.new)) }
        updates = updates.map { $0 + start }
        newIndexes = newIndexes.map { $0 < 0 ? $0 : $0 + start }
    }

    /// Returns the same changes, joined into one splice from the first to the last if there are more than `limit`.
    package func joined(above limit: Int) -> ListChanges {
        guard splices.count > limit, let first = splices.first, let last = splices.last else { return self }
        var joined = self
        joined.splices = [
            Splice(old: first.old.lowerBound..<last.old.upperBound, new: first.new.lowerBound..<last.new.upperBound)
        ]
        return joined
    }
}
