import RxListModels
import Testing

struct SplicedArrayTests {
    private func contents(_ array: SplicedArray<Int>) -> [Int] { (0..<array.count).map { array[$0] } }

    @Test("an array in transition has the new rows behind the last splice")
    func splicesApplyFromTheEnd() {
        var array = SplicedArray([0, 1, 2, 3, 4])
        array.start(towards: RowReplacement(0..<5, with: [0, 7, 2, 3, 8, 4]))
        #expect(contents(array) == [0, 1, 2, 3, 4])
        array.apply(.init(old: 4..<4, new: 4..<5))
        #expect(contents(array) == [0, 1, 2, 3, 8, 4])
        array.apply(.init(old: 1..<2, new: 1..<2))
        #expect(contents(array) == [0, 7, 2, 3, 8, 4])
        array.settle()
        #expect(array.settled == [0, 7, 2, 3, 8, 4])
    }

    @Test("skipped elements are left out until the next splice is applied")
    func skippedElementsAreLeftOut() {
        var array = SplicedArray([0, 1, 2, 3, 4])
        array.start(towards: RowReplacement(1..<4, with: [9]))
        array.skip(1..<3)
        #expect(contents(array) == [0, 3, 4])
        #expect(array.current == [0, 3, 4])
        array.apply(.init(old: 1..<4, new: 1..<2))
        #expect(contents(array) == [0, 9, 4])
        array.settle()
        #expect(array.settled == [0, 9, 4])
    }

    @Test("a replacement of no rows with no rows changes nothing")
    func anEmptyReplacementChangesNothing() {
        var array = SplicedArray([0, 1])
        array.start(towards: RowReplacement(0..<0, with: []))
        array.settle()
        #expect(array.settled == [0, 1])
    }
}
