/// Rows in the order that the person asks for, by the orders of their columns; those that are equal stay in the program's order.
///
/// Inlinable, so that it is compiled for the caller's type.
@usableFromInline
package struct SortedRows<Element: Identifiable & Equatable> {
    @usableFromInline let orders: [RowOrder<Element>?]
    /// The rows as the program gave them.
    @usableFromInline var rows: [Element] = []
    /// What the rows are sorted by, the first key before the others.
    @usableFromInline var keys: [SortKey] = []
    /// For each place as shown, where its row is among `rows`.
    @usableFromInline var places: [Int] = []
    /// For each place as shown, where its row was shown before; `nil` where more than the order is another.
    @usableFromInline var origins: [Int]?
    /// The order that is being made, if that takes longer than there is time for at once; until then the rows keep theirs.
    @usableFromInline package var sorting: Sorting<Element>?

    /// - Parameter orders: The order of each column that has one.
    @inlinable
    package init(orders: [RowOrder<Element>?]) { self.orders = orders }

    /// Takes rows and keys over, and gives what makes the rows that are shown those that are to be.
    ///
    /// Rows that stay where they are shown are not copied. Where there is no time left to sort, `sorting` has to go on; once that is done,
    /// this takes its order over.
    ///
    /// - Complexity: O(n log n) comparisons by a key that did not sort before, O(n) for one that is turned round; O(k log n) for k rows that
    ///   came, moved or changed.
    @inlinable
    package mutating func arrange(
        _ new: [Element], by newKeys: [SortKey], shown: [Element], while isTimeLeft: () -> Bool = { true }
    ) -> Replacement<Element> {
        let isChange = !follow(new)
        if isChange { sorting?.isOutdated = true }
        if newKeys != sorting?.keys ?? keys { sorting = newKeys == keys ? nil : sorting(by: newKeys) }
        origins = nil
        guard let sorted = sorting, sorted.advance(while: isTimeLeft) else {
            return sorting == nil || isChange ? replacement(of: shown, by: new) : Replacement(0..<0, with: [])
        }
        let before = places
        guard !takeOver(sorted), !isChange else { return replacement(of: shown, by: new) }
        origins = origins(in: before)
        return Replacement(shown.indices, with: sorted.sortedRows)
    }

    @inlinable
    func replacement(of shown: [Element], by new: [Element]) -> Replacement<Element> {
        guard !keys.isEmpty else { return Replacement(shown.indices, with: new) }
        return ListDiff.borrowing(shown[...], rows[...]) { shown, rows in
            let ends = sameEnds(shown.count, places.count) { ListDiff.haveSameBits(shown, $0, rows, places[$1]) }
            return Replacement(shown.count, by: places.count, butFor: ends) { range in places[range].map { rows[$0] } }
        }
    }

    /// What turns the rows that were shown before into those of the last `arrange`.
    @inlinable
    package func changes(
        of old: [Element], by replacement: Replacement<Element>, keeping held: [Int]?
    ) -> ListChanges {
        origins.map { ListChanges(reordering: $0, keeping: held) } ?? replacement.changes(of: old, keeping: held)
    }

    /// Where each of the rows was among the same rows in another order.
    @inlinable
    func origins(in before: [Int]) -> [Int] {
        var shown = [Int](repeating: 0, count: before.count)
        for (place, row) in before.enumerated() { shown[row] = place }
        return places.map { shown[$0] }
    }

    /// Begins to sort by all keys; by the first alone, where the rows are sorted by the others already.
    @inlinable
    func sorting(by newKeys: [SortKey]) -> Sorting<Element> {
        let goesOn = newKeys.dropFirst().elementsEqual(keys.filter { $0.column != newKeys.first?.column })
        return Sorting(
            of: rows, at: goesOn ? places : Array(rows.indices), by: newKeys,
            rest: goesOn ? Array(newKeys.prefix(1)) : newKeys, orders: orders)
    }

    /// Takes an order over, in which rows that came meanwhile are put; tells whether any did.
    @inlinable
    mutating func takeOver(_ sorted: Sorting<Element>) -> Bool {
        sorting = nil
        (keys, places) = (sorted.keys, sorted.places)
        guard sorted.isOutdated else { return false }
        let now = rows
        rows = sorted.rows
        return !follow(now)
    }

    /// Takes over rows that came, went, moved or changed, and leaves the others in their order; tells whether all are the same.
    @inlinable
    mutating func follow(_ new: [Element]) -> Bool {
        let diff = ListDiff(from: rows, to: new)
        guard !diff.isSame else { return true }
        defer { rows = new }
        guard !keys.isEmpty else {
            places = Array(new.indices)
            return false
        }
        let origins = diff.origins
        let destinations = diff.destinations(origins)
        let stays = diff.staying(destinations)
        var (staying, others): ([Int], [Int]) = ([], diff.newcomers(origins))
        staying.reserveCapacity(new.count)
        for place in places {
            if stays[place] {
                staying.append(destinations[place])
            } else if destinations[place] >= 0 {
                others.append(destinations[place])
            }
        }
        places = merge(others, into: staying, of: new)
        return false
    }

    @inlinable
    func merge(_ others: [Int], into sorted: [Int], of rows: [Element]) -> [Int] {
        guard !others.isEmpty else { return sorted }
        return rows.withUnsafeBufferPointer { rows in
            var merged: [Int] = []
            merged.reserveCapacity(sorted.count + others.count)
            var rest = sorted[...]
            for other in others.sorted(by: { isBefore($0, $1, rows) }) {
                let end = Self.firstIndex(in: rest) { isBefore(other, $0, rows) }
                merged += rest[..<end]
                merged.append(other)
                rest = rest[end...]
            }
            return merged + rest
        }
    }

    /// The first of sorted indexes for which a condition holds that holds for all behind it.
    @inlinable
    static func firstIndex(in indexes: ArraySlice<Int>, where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (indexes.startIndex, indexes.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(indexes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether a row comes before another, by all keys and then in the program's order.
    @inlinable
    func isBefore(_ first: Int, _ second: Int, _ rows: UnsafeBufferPointer<Element>) -> Bool {
        for key in keys {
            guard let order = orders[key.column] else { continue }
            let (low, high) = key.isDescending ? (second, first) : (first, second)
            if order.isBefore(rows[low], rows[high]) { return true }
            if order.isBefore(rows[high], rows[low]) { return false }
        }
        return first < second
    }
}
