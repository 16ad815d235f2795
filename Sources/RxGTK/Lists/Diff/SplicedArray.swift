/// An array on its way to another, which is put in its place from the end on, without a copy of either.
package struct SplicedArray<Element> {
    private var old: [Element]
    private var new: [Element]
    /// How many of the old elements still stand at the start.
    private var oldCount: Int
    /// Where in the new array goes on what stands behind them.
    private var newStart = 0
    /// Which of the old elements are left out before their splice is taken over.
    private var skipped = 0..<0

    package init(_ elements: [Element] = []) {
        old = elements
        new = []
        oldCount = elements.count
    }

    package var count: Int { oldCount - skipped.count + new.count - newStart }

    /// The whole array, when it is on no way to another.
    package var settled: [Element] { old }

    /// The array as it is now; a copy when it is on its way.
    package var current: [Element] {
        oldCount == old.count && newStart == new.count && skipped.isEmpty ? old : (0..<count).map { self[$0] }
    }

    package subscript(index: Int) -> Element {
        let place = index < skipped.lowerBound ? index : index + skipped.count
        return place < oldCount ? old[place] : new[place - oldCount + newStart]
    }

    /// Starts towards `elements`: nothing has changed yet.
    ///
    /// The splices follow, the last first, and then `settle`.
    package mutating func start(towards elements: [Element]) {
        new = elements
        newStart = elements.count
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
        self = SplicedArray(new)
    }
}
