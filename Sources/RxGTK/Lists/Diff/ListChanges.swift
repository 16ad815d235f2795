/// What turns one list of identified values into another.
@usableFromInline
package struct ListChanges: Equatable {
    /// Rows that go and rows that come in their place.
    @usableFromInline
    package struct Splice: Equatable {
        /// Where the rows that go were, in the old list.
        package let old: Range<Int>
        /// Where the rows that come are, in the new list.
        package let new: Range<Int>

        @usableFromInline
        package init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }

    /// Two rows of the new list that have one id.
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

    /// In the order of the lists, at least one row that stays apart. A row that moved goes and comes in one and the same splice.
    @usableFromInline
    package var splices: [Splice]

    /// Where in the new list the rows are that were there before with another value, in ascending order.
    @usableFromInline
    package var updates: [Int]

    /// For each row of the old list where it is in the new one, -1 for one that went; nothing where no row was to be kept.
    @usableFromInline
    package var destinations: [Int]

    /// The first id that is twice in the new list; where there is one, the rest means nothing.
    @usableFromInline
    package var repetition: Repetition?

    @usableFromInline
    package init(
        splices: [Splice] = [], updates: [Int] = [], destinations: [Int] = [], repetition: Repetition? = nil
    ) {
        self.splices = splices
        self.updates = updates
        self.destinations = destinations
        self.repetition = repetition
    }

    /// Where in the new list a row of the old one is; `nil` for one that went.
    package func destination(of row: Int) -> Int? {
        destinations[row] < 0 ? nil : destinations[row]
    }

    /// Where those of some rows, in ascending order, are that a splice takes away and adds again, as soon as it is taken over and those before
    /// it are not.
    package func destinations(of rows: [Int], in splice: Splice) -> [Int] {
        rows.filter(splice.old.contains).compactMap(destination(of:))
            .map { $0 - splice.new.lowerBound + splice.old.lowerBound }
    }

    /// Makes the changes of a part of a list, which begins at `start`, those of the list.
    @usableFromInline
    mutating func move(by start: Int) {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + start..<range.upperBound + start }
        splices = splices.map { Splice(old: moved($0.old), new: moved($0.new)) }
        updates = updates.map { $0 + start }
        destinations = destinations.map { $0 < 0 ? $0 : $0 + start }
    }

    /// The same changes as one splice from the first to the last, where there are more than `limit`.
    package func joined(above limit: Int) -> ListChanges {
        guard splices.count > limit, let first = splices.first, let last = splices.last else { return self }
        var joined = self
        joined.splices = [
            Splice(old: first.old.lowerBound..<last.old.upperBound, new: first.new.lowerBound..<last.new.upperBound)
        ]
        return joined
    }
}
