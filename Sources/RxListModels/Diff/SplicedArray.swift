/// An array in transition to another. Splices are applied from the last to the first, and elements that stay are not
/// copied.
@usableFromInline
package struct SplicedArray<Element> {
    @usableFromInline var old: [Element]
    /// The replacement that makes the new array.
    @usableFromInline var new: RowReplacement<Element>
    /// The number of old elements that are still at the start.
    @usableFromInline var oldCount: Int
    /// The index in the new array of the element that follows them.
    @usableFromInline var newStart: Int
    /// The old elements that are left out although their splice is not applied yet.
    @usableFromInline var skipped = 0..<0

    @inlinable
    package init(_ elements: [Element] = []) {
        old = elements
        new = RowReplacement(0..<0, with: [])
        (oldCount, newStart) = (elements.count, elements.count)
    }

    @inlinable var newCount: Int { old.count + new.shift }

    @inlinable package var count: Int { oldCount - skipped.count + newCount - newStart }

    /// The whole array. Valid only while the array is not in transition.
    @inlinable package var settled: [Element] { old }

    /// The array in its current state. A copy if the array is in transition.
    @inlinable package var current: [Element] {
        oldCount == old.count && newStart == newCount && skipped.isEmpty ? old : (0..<count).map { self[$0] }
    }

    @inlinable
    package subscript(index: Int) -> Element {
        let unskippedIndex = index < skipped.lowerBound ? index : index + skipped.count
        return unskippedIndex < oldCount ? old[unskippedIndex] : newElement(at: unskippedIndex - oldCount + newStart)
    }

    /// Returns an element of the new array, from the start of the replaced range on.
    @inlinable
    func newElement(at index: Int) -> Element {
        let offset = index - new.range.lowerBound
        return offset < new.rows.count ? new.rows[offset] : old[index - new.shift]
    }

    /// Starts a transition to the array with a part replaced. Nothing changes yet.
    ///
    /// The splices follow, the last one first, and then `settle`.
    @inlinable
    package mutating func start(towards replacement: RowReplacement<Element>) {
        new = replacement
        newStart = newCount
    }

    /// Leaves out elements: the first ones that the next splice will remove.
    @inlinable
    package mutating func skip(_ elements: Range<Int>) {
        skipped = elements
    }

    /// Applies a splice, and also the elements behind it that stay.
    @inlinable
    package mutating func apply(_ splice: ListChanges.Splice) {
        skipped = 0..<0
        oldCount = splice.old.lowerBound
        newStart = splice.new.lowerBound
    }

    /// Ends the transition. Also applies changes of values alone.
    @inlinable
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
