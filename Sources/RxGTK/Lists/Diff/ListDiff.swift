public import Foundation

/// Finds out how one list of identified values became another.
///
/// Inlinable, so that it is compiled for the caller's type: the ids of 100,000 rows are then compared without a call each.
///
/// - Precondition: No id is twice in the old list. Where one is twice in the new list, `changes` says so.
/// - Complexity: O(n) time and memory for n the rows of both lists; no memory for what is the same at both ends.
@usableFromInline
package struct ListDiff<Element: Identifiable & Equatable> {
    @usableFromInline let old: ArraySlice<Element>
    @usableFromInline let new: ArraySlice<Element>
    /// What is left of the lists without the rows that have the same ids at both ends.
    @usableFromInline let oldMiddle: Range<Int>
    @usableFromInline let newMiddle: Range<Int>

    @inlinable
    package init(from old: [Element], to new: [Element]) {
        self.init(from: old[...], to: new[...])
    }

    /// Compares parts of lists; rows are then counted from where the parts begin.
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

    /// Lends both lists to `body` as they are in memory.
    @inlinable
    static func borrowing<Result>(
        _ first: ArraySlice<Element>, _ second: ArraySlice<Element>,
        _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Result
    ) -> Result {
        first.withUnsafeBufferPointer { first in second.withUnsafeBufferPointer { second in body(first, second) } }
    }

    /// The splices, the rows whose value alone differs, and an id that came although it was there.
    ///
    /// - Parameter held: Where in the old list the rows are that have to stay whole when they move, and that the splices leave
    ///   alone when they do not; `nil` for every row. The fewer they are, the fewer splices there are.
    @inlinable
    package func changes(keeping held: [Int]? = nil) -> ListChanges {
        changes(keeping: held, origins: origins)
    }

    @inlinable
    func changes(keeping held: [Int]?, origins: [Int?]) -> ListChanges {
        let splicing = Splicing(oldMiddle, newMiddle, origins: origins, held: held)
        return ListChanges(
            splices: splicing.splices, updates: updates(origins),
            destinations: held == nil ? [] : destinations(origins),
            repetition: repetition(origins))
    }

    /// Whether both lists have the same rows with the same values in the same order.
    @inlinable
    var isSame: Bool {
        oldMiddle.isEmpty && newMiddle.isEmpty
            && Self.borrowing(old, new) { old, new in new.indices.allSatisfy { !Self.differ(old, $0, new, $0) } }
    }

    @inlinable
    func updates(_ origins: [Int?]) -> [Int] {
        Self.borrowing(old, new) { old, new in
            var updates: [Int] = []
            func compare(_ origin: Int, _ index: Int) {
                if Self.differ(old, origin, new, index) { updates.append(index) }
            }
            for index in 0..<newMiddle.lowerBound { compare(index, index) }
            for index in newMiddle {
                if let origin = origins[index - newMiddle.lowerBound] { compare(origin, index) }
            }
            let shift = oldMiddle.upperBound - newMiddle.upperBound
            for index in newMiddle.upperBound..<new.count { compare(index + shift, index) }
            return updates
        }
    }

    /// Whether two elements are one row, with whatever values.
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

    /// Whether two elements have the same bits, and so are the same value, as those of an array and its copy are.
    ///
    /// To ask an element itself, of a type in another module, Swift takes a reference to everything in it first: for 100,000
    /// rows with a few strings that is more than a frame.
    @inlinable
    static func haveSameBits(
        _ first: UnsafeBufferPointer<Element>, _ index: Int, _ second: UnsafeBufferPointer<Element>, _ other: Int
    ) -> Bool {
        guard let first = first.baseAddress, let second = second.baseAddress else { return false }
        return memcmp(first + index, second + other, MemoryLayout<Element>.size) == 0
    }

    /// Looks only at what came: the rows there were have ids that differ.
    @inlinable
    func repetition(_ origins: [Int?]) -> ListChanges.Repetition? {
        var newcomers = newMiddle.filter { origins[$0 - newMiddle.lowerBound] == nil }
        guard let newcomer = newcomers.popLast() else { return nil }
        guard newcomers.isEmpty else { return firstRepetition }
        // The single row that came is compared with each other one: no memory, and no hashing.
        let other = new.withUnsafeBufferPointer { new in
            let id = new[newcomer].id
            return new.indices.first { $0 != newcomer && new[$0].id == id }
        }
        return other.map { ListChanges.Repetition(Swift.min($0, newcomer), Swift.max($0, newcomer)) }
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
