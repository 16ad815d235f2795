/// A stable sort in steps, between which other work can be done.
///
/// Items that are in order already, or the other way round, are found so and compared no further. Inlinable, so that it is compiled
/// for the caller's order.
///
/// - Complexity: O(n log n) comparisons, O(n) where the items are in order or the other way round.
@usableFromInline
package struct MergeSort<Order: ItemOrder> {
    @usableFromInline let order: Order
    @usableFromInline let isDescending: Bool
    @usableFromInline var items: [Order.Item]
    /// Where the runs end that are sorted in themselves.
    @usableFromInline var ends: [Int] = []

    /// The runs of `items` that have been merged, two by two.
    @usableFromInline var merged: [Order.Item] = []
    @usableFromInline var mergedEnds: [Int] = []
    /// Which run is merged with the next, and what comes next of both.
    @usableFromInline var run = 0
    @usableFromInline var (left, right) = (0, 0)

    /// How many items a run has at least: few are sorted faster by inserting one after the other.
    @usableFromInline static var leastRun: Int { 24 }
    /// How many items a step is about.
    @usableFromInline static var step: Int { 256 }

    @inlinable
    package init(_ items: [Order.Item], by order: Order, isDescending: Bool) {
        (self.items, self.order, self.isDescending) = (items, order, isDescending)
    }

    @inlinable var isSorted: Bool { items.isEmpty || ends.first == items.count }

    @inlinable
    mutating func findRun() {
        let start = ends.last ?? 0
        let (least, most) = (min(start + Self.leastRun, items.count), min(start + Self.step, items.count))
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

    /// Puts an item in its place among those that are sorted before it.
    @inlinable
    mutating func insert(itemAt index: Int, from start: Int) {
        let item = items[index]
        var (low, high) = (start, index)
        while low < high {
            let middle = (low + high) / 2
            if comes(item, before: items[middle]) { high = middle } else { low = middle + 1 }
        }
        for place in stride(from: index, to: low, by: -1) { items[place] = items[place - 1] }
        items[low] = item
    }

    @inlinable
    mutating func startPass() {
        merged.removeAll(keepingCapacity: true)
        merged.reserveCapacity(items.count)
        (mergedEnds, run, left, right) = ([], 0, 0, ends[0])
    }

    /// Merges some more of two runs that follow one another; ends the pass where there are no two.
    @inlinable
    mutating func merge() {
        guard run + 1 < ends.count else { return endPass() }
        let (middle, end) = (ends[run], ends[run + 1])
        if right == middle {
            if !comes(items[middle], before: items[middle - 1]) { return take(left..<middle, middle..<end) }
            if comes(items[end - 1], before: items[left]) { return take(middle..<end, left..<middle) }
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
        if left == middle || right == end { take(left..<middle, right..<end) }
    }

    /// Takes over what is left of two runs, and goes on with the next two.
    @inlinable
    mutating func take(_ first: Range<Int>, _ second: Range<Int>) {
        merged += items[first]
        merged += items[second]
        mergedEnds.append(merged.count)
        run += 2
        left = merged.count
        if run < ends.count { right = ends[run] }
    }

    @inlinable
    mutating func endPass() {
        if run < ends.count { take(left..<items.count, items.count..<items.count) }
        swap(&items, &merged)
        ends = mergedEnds
        startPass()
    }

    @inlinable
    func comes(_ first: Order.Item, before second: Order.Item) -> Bool {
        isDescending ? order.isBefore(second, first) : order.isBefore(first, second)
    }

    /// Where the rows of the items are among the rows.
    @inlinable package var places: [Int] { items.map(order.place) }

    /// Goes on, and tells whether all is sorted.
    ///
    /// - Parameter isTimeLeft: Is asked after each step, of which at least one is made.
    @inlinable
    package mutating func advance(while isTimeLeft: () -> Bool) -> Bool {
        while !isSorted {
            if (ends.last ?? 0) < items.count { findRun() } else { merge() }
            guard isTimeLeft() else { return isSorted }
        }
        return true
    }
}
