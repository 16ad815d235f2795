/// An array on its way to another, which is put in its place from the end on, without a copy of what stays as it is.
package struct SplicedArray<Element> {
    private var old: [Element]
    /// What the array is on its way to.
    private var new: Replacement<Element>
    /// How many of the old elements still stand at the start.
    private var oldCount: Int
    /// Where in the new array goes on what stands behind them.
    private var newStart: Int
    /// Which of the old elements are left out before their splice is taken over.
    private var skipped = 0..<0

    package init(_ elements: [Element] = []) {
        old = elements
        new = Replacement(0..<0, with: [])
        (oldCount, newStart) = (elements.count, elements.count)
    }

    private var newCount: Int { old.count + new.shift }

    package var count: Int { oldCount - skipped.count + newCount - newStart }

    /// The whole array, when it is on no way to another.
    package var settled: [Element] { old }

    /// The array as it is now; a copy when it is on its way.
    package var current: [Element] {
        oldCount == old.count && newStart == newCount && skipped.isEmpty ? old : (0..<count).map { self[$0] }
    }

    package subscript(index: Int) -> Element {
        let place = index < skipped.lowerBound ? index : index + skipped.count
        return place < oldCount ? old[place] : newElement(at: place - oldCount + newStart)
    }

    /// An element of the new array, of those that stand there behind a splice.
    private func newElement(at index: Int) -> Element {
        let place = index - new.range.lowerBound
        return place < new.rows.count ? new.rows[place] : old[index - new.shift]
    }

    /// Starts towards the array with a part replaced: nothing has changed yet.
    ///
    /// The splices follow, the last first, and then `settle`.
    package mutating func start(towards replacement: Replacement<Element>) {
        new = replacement
        newStart = newCount
    }

    /// Leaves out the first elements that go in the next splice.
    package mutating func skip(_ elements: Range<Int>) {
        skipped = elements
    }

    /// Takes one splice over, and with it what is the same behind it.
    package mutating func apply(_ splice: ListChanges.Splice) {
        skipped = 0..<0
        oldCount = splice.old.lowerBound
        newStart = splice.new.lowerBound
    }

    /// Ends the way: the new array is the array, also where only values changed.
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
