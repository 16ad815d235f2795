/// An array in transition to another. Splices are applied from the last to the first, and elements that stay are not
/// copied.
package struct SplicedArray<Element> {
    private var old: [Element]
    /// The replacement that makes the new array.
    private var new: RowReplacement<Element>
    /// The number of old elements that are still at the start.
    private var oldCount: Int
    /// The index in the new array of the element that follows them.
    private var newStart: Int
    /// The old elements that are left out although their splice is not applied yet.
    private var skipped = 0..<0

    package init(_ elements: [Element] = []) {
        old = elements
        new = RowReplacement(0..<0, with: [])
        (oldCount, newStart) = (elements.count, elements.count)
    }

    private var newCount: Int { old.count + new.shift }

    package var count: Int { oldCount - skipped.count + newCount - newStart }

    /// The whole array. Valid only while the array is not in transition.
    package var settled: [Element] { old }

    /// The array in its current state. A copy if the array is in transition.
    package var current: [Element] {
        oldCount == old.count && newStart == newCount && skipped.isEmpty ? old : (0..<count).map { self[$0] }
    }

    package subscript(index: Int) -> Element {
        let unskippedIndex = index < skipped.lowerBound ? index : index + skipped.count
        return unskippedIndex < oldCount ? old[unskippedIndex] : newElement(at: unskippedIndex - oldCount + newStart)
    }

    /// Returns an element of the new array, from the start of the replaced range on.
    private func newElement(at index: Int) -> Element {
        let offset = index - new.range.lowerBound
        return offset < new.rows.count ? new.rows[offset] : old[index - new.shift]
    }

    /// Starts a transition to the array with a part replaced. Nothing changes yet.
    ///
    /// The splices follow, the last one first, and then `settle`.
    package mutating func start(towards replacement: RowReplacement<Element>) {
        new = replacement
        newStart = newCount
    }

    /// Leaves out elements: the first ones that the next splice will remove.
    package mutating func skip(_ elements: Range<Int>) {
        skipped = elements
    }

    /// Applies a splice, and also the elements behind it that stay.
    package mutating func apply(_ splice: ListChanges.Splice) {
        skipped = 0..<0
        oldCount = splice.old.lowerBound
        newStart = splice.new.lowerBound
    }

    /// Ends the transition. Also applies changes of values alone.
    package mutating func settle() {
        let (range, rows) = (new.range, new.rows)
        if range == old.indices {
            self = SplicedArray(rows)
        } else {
            old.replaceSubrange(range, with: rows)
            self = SplicedArray(old)
        }
    }
}
