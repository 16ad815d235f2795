/// How a change reaches a list view: splice by splice, or by reusing the objects of the rows.
///
/// A list view holds an object for each *shown* row, that is, each row with a list item. If a change removes or moves
/// many shown rows, the list view would discard their list items and make new ones. To show other rows in the existing
/// list items costs far less. So the objects then stay at their indexes and stand for other rows.
package struct RowPlan {
    /// The changes, joined if they have too many splices.
    package let changes: ListChanges
    /// The indexes of the shown rows, in the old list.
    private let shown: Set<Int>

    /// Above this number of splices, a single splice that spans them all is cheaper, because GTK refills its 200 list
    /// items after each splice.
    private static let maximumSplices = 8
    /// Above this number of shown rows that are removed or moved, the objects are reused.
    private static let maximumRebuiltRows = 32

    /// Makes a plan for changes of a list whose rows at the indexes `shown` have list items.
    package init(for changes: ListChanges, shown: Set<Int>) {
        self.shown = shown
        let joined = changes.joined(above: Self.maximumSplices)
        reusesObjects =
            shown.count { index in joined.splices.contains { $0.old.contains(index) } } > Self.maximumRebuiltRows
        self.changes = reusesObjects ? joined.joined(above: 0) : joined
    }

    /// Whether the objects stay at their indexes and stand for other rows.
    package let reusesObjects: Bool

    /// Extends a splice by rows behind it, one for each list item that would become free, so that the list view
    /// discards no list item.
    ///
    /// Extends it only by rows that are not shown: shown rows behind the splice keep their objects.
    ///
    /// - Parameter count: The number of rows in the old list.
    package func widened(_ splice: ListChanges.Splice, count: Int) -> ListChanges.Splice {
        let (old, new) = (splice.old, splice.new)
        guard let last = shown.filter(old.contains).max() else { return splice }
        let behind = shown.filter { $0 >= old.upperBound }.min() ?? count
        let more = min(last + 1 - old.lowerBound - new.count, behind - old.upperBound)
        guard more > 0 else { return splice }
        return ListChanges.Splice(
            old: old.lowerBound..<old.upperBound + more, new: new.lowerBound..<new.upperBound + more)
    }
}

extension ListChanges.Splice {
    /// The part of the splice that has rows both before and after.
    package var common: ListChanges.Splice {
        ListChanges.Splice(old: old.prefix(new.count), new: new.prefix(old.count))
    }

    /// The part of the splice behind ``common``: only removed or only inserted rows.
    package var surplus: ListChanges.Splice {
        ListChanges.Splice(
            old: common.old.upperBound..<old.upperBound, new: common.new.upperBound..<new.upperBound)
    }
}

extension ListChanges {
    /// Returns whether the value of the row at `index` in the new list changed.
    package func updates(rowAt index: Int) -> Bool {
        var (low, high) = (0, updates.count)
        while low < high {
            let middle = (low + high) / 2
            if updates[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < updates.count && updates[low] == index
    }
}
