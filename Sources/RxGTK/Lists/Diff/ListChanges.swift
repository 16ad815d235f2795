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

    /// Where in the new list each row of the old one is that was to be kept, by where it was; without those that went.
    @usableFromInline
    package var destinations: [Int: Int]

    /// The first id that is twice in the new list; where there is one, the rest means nothing.
    @usableFromInline
    package var repetition: Repetition?

    @usableFromInline
    package init(
        splices: [Splice] = [], updates: [Int] = [], destinations: [Int: Int] = [:], repetition: Repetition? = nil
    ) {
        self.splices = splices
        self.updates = updates
        self.destinations = destinations
        self.repetition = repetition
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
