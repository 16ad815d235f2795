/// A stable sort in steps, so that other work can be done between them.
///
/// Detects ascending and descending runs of up to 256 items. Two adjacent runs that are already in order, or in reverse
/// order, are joined after one or two comparisons. Inlinable, so that it is specialised for the caller's order.
///
/// - Complexity: O(n log n) comparisons; O(n) if the items are in order, or in reverse order with no two of them equal.
@usableFromInline
package struct MergeSort<Order: ItemOrder> {
    @usableFromInline let order: Order
    @usableFromInline let isDescending: Bool
    @usableFromInline var items: [Order.Item]
    /// The ends of the sorted runs.
    @usableFromInline var ends: [Int] = []

    /// The runs of `items` that have been merged, in pairs.
    @usableFromInline var merged: [Order.Item] = []
    @usableFromInline var mergedEnds: [Int] = []
    /// The index of the run that is being merged with the next one.
    @usableFromInline var run = 0
    /// The indexes of the next item of these two runs.
    @usableFromInline var (left, right) = (0, 0)

    /// The minimum length of a run, except at the end. Shorter runs get more items by insertion, which is faster than
    /// merging for a few items.
    @usableFromInline static var minimumRun: Int { 24 }
    /// The maximum length of a run that is detected, and the number of items that a step merges. A step may copy more
    /// items, without comparing them.
    @usableFromInline static var step: Int { 256 }

    @inlinable
    package init(_ items: [Order.Item], by order: Order, isDescending: Bool) {
        (self.items, self.order, self.isDescending) = (items, order, isDescending)
    }

    @inlinable var isSorted: Bool { items.isEmpty || ends.first == items.count }

    /// Detects or makes the next run. Starts to merge after the last.
    @inlinable
    mutating func findRun() {
        let start = ends.last ?? 0
        let (least, most) = (min(start + Self.minimumRun, items.count), min(start + Self.step, items.count))
        var end = start + 1
        if end < most, comes(items[end], before: items[start]) {
            repeat { end += 1 } while end < most && comes(items[end], before: items[end - 1])
            items[start..<end].reverse()
        } else {
            while end < most, !comes(items[end], before: items[end - 1]) { end += 1 }
        }
        while end < least {
            insert(itemAt: end, from: start)
            end += 1
        }
        ends.append(end)
        if end == items.count { startPass() }
    }

    /// Inserts an item into the sorted items before it.
    @inlinable
    mutating func insert(itemAt index: Int, from start: Int) {
        let item = items[index]
        var (low, high) = (start, index)
        while low < high {
            let middle = (low + high) / 2
            if comes(item, before: items[middle]) { high = middle } else { low = middle + 1 }
        }
        for target in stride(from: index, to: low, by: -1) { items[target] = items[target - 1] }
        items[low] = item
    }

    @inlinable
    mutating func startPass() {
        merged.removeAll(keepingCapacity: true)
        merged.reserveCapacity(items.count)
        (mergedEnds, run, left, right) = ([], 0, 0, ends[0])
    }

    /// Continues to merge two adjacent runs. Ends the pass if there are no two left.
    @inlinable
    mutating func merge() {
        guard run + 1 < ends.count else { return endPass() }
        let (middle, end) = (ends[run], ends[run + 1])
        if right == middle {
            if !comes(items[middle], before: items[middle - 1]) { return appendRuns(left..<middle, middle..<end) }
            if comes(items[end - 1], before: items[left]) { return appendRuns(middle..<end, left..<middle) }
        }
        let most = merged.count + Self.step
        while left < middle, right < end, merged.count < most {
            if comes(items[right], before: items[left]) {
                merged.append(items[right])
                right += 1
            } else {
                merged.append(items[left])
                left += 1
            }
        }
        if left == middle || right == end { appendRuns(left..<middle, right..<end) }
    }

    /// Appends the rest of two runs, and goes on to the next two.
    @inlinable
    mutating func appendRuns(_ first: Range<Int>, _ second: Range<Int>) {
        merged += items[first]
        merged += items[second]
        mergedEnds.append(merged.count)
        run += 2
        left = merged.count
        if run < ends.count { right = ends[run] }
    }

    @inlinable
    mutating func endPass() {
        if run < ends.count { appendRuns(left..<items.count, items.count..<items.count) }
        swap(&items, &merged)
        ends = mergedEnds
        startPass()
    }

    @inlinable
    func comes(_ first: Order.Item, before second: Order.Item) -> Bool {
        isDescending ? order.isBefore(second, first) : order.isBefore(first, second)
    }

    /// The indexes of the items' rows.
    @inlinable package var indexes: [Int] { items.map(order.rowIndex(of:)) }

    /// Continues the sort. Returns whether all items are sorted.
    ///
    /// - Parameter isTimeLeft: Called after each step. At least one step is made.
    @inlinable
    package mutating func advance(while isTimeLeft: () -> Bool) -> Bool {
        while !isSorted {
            if (ends.last ?? 0) < items.count { findRun() } else { merge() }
            guard isTimeLeft() else { return isSorted }
        }
        return true
    }
}
