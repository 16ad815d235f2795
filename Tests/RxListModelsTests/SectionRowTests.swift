import RandomLists
import RxListModels
import Testing

struct SectionRowTests {
    private var marks = SectionMarks<String>()

    private mutating func change(
        of shown: [SectionRow<Item>], to sections: [(header: String?, ids: [Int])]
    ) -> RowReplacement<SectionRow<Item>> {
        SectionRow.change(
            of: shown, to: sections.map { $0.ids.map { Item($0) } }, marks: marks.update(to: sections.map(\.header)))
    }

    @Test("the first row of each section shows its header")
    mutating func firstRowsShowTheHeaders() {
        let rows = change(of: [], to: [("A", [1, 2]), ("B", []), (nil, [3])]).rows
        #expect(rows.map(\.id) == [1, 2, 3])
        #expect(rows.map(\.isFirst) == [true, false, true])
        #expect(rows.map(\.section.name) == ["A", "A", nil])
    }

    @Test("a header that stays keeps its mark, wherever its section moves")
    mutating func headersThatStayKeepTheirMarks() {
        let before = marks.update(to: ["A", "B", nil])
        let after = marks.update(to: ["C", nil, "A"])
        #expect(after[1] === before[2])
        #expect(after[2] === before[0])
        #expect(after[0] !== before[1])
    }

    @Test("an inserted row replaces only the rows that differ")
    mutating func insertingReplacesOnlyWhatDiffers() {
        let many = Array(0..<50)
        let shown = change(of: [], to: [("A", many), ("B", [100, 101])]).rows
        let replacement = change(of: shown, to: [("A", many), ("B", [100, 102, 101])])
        #expect(replacement.range == 51..<51)
        #expect(replacement.rows.map(\.id) == [102])
    }

    @Test("rows with equal values differ if their headers differ")
    mutating func rowsOfOtherSectionsDiffer() {
        let shown = change(of: [], to: [("A", [1, 2])]).rows
        let moved = change(of: shown, to: [("A", [1]), ("B", [2])]).list(from: shown)
        #expect(moved[0] == shown[0])
        #expect(moved[1] != shown[1])
        #expect(moved[1].hasSameValue(as: shown[1]))
    }

    @Test("the values of each section are sorted within it")
    mutating func valuesAreSortedWithinTheirSection() {
        let change = SectionRow.change(
            of: [], to: [[Item(2), Item(1)], [Item(9), Item(3)]], marks: marks.update(to: ["A", "B"]),
            order: { $0.id < $1.id })
        #expect(change.rows.map(\.id) == [1, 2, 3, 9])
    }
}
