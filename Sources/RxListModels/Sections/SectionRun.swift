/// The run of all values in a section.
@usableFromInline
struct SectionRun<Element: Identifiable & Equatable>: RowRun {
    @usableFromInline let values: ArraySlice<Element>
    @usableFromInline let mark: SectionMark

    @inlinable
    init(_ values: [Element], in mark: SectionMark) { (self.values, self.mark) = (values[...], mark) }

    @inlinable static var valueOffset: Int { MemoryLayout<SectionRow<Element>>.offset(of: \.element)! }

    @inlinable
    func row(of value: Element, at index: Int) -> SectionRow<Element> {
        SectionRow(value, in: mark, isFirst: index == 0)
    }

    @inlinable
    func couldMake(_ row: SectionRow<Element>, at index: Int) -> Bool {
        row.section === mark && row.isFirst == (index == 0)
    }
}

extension SectionRow {
    /// Returns the replacement that turns the displayed rows into the rows of sections, one section after the other.
    ///
    /// Inlinable, so that it is specialised for the caller's type.
    ///
    /// - Complexity: O(n), where n is the number of rows and sections; O(n log n) if the rows of each section are
    ///   sorted.
    @inlinable
    package static func change(
        of shown: [SectionRow], to sections: some Sequence<[Element]>, marks: [SectionMark],
        order: ((Element, Element) -> Bool)? = nil
    ) -> RowReplacement<SectionRow> {
        RowReplacement(
            of: shown,
            by: zip(sections, marks).map { values, mark in
                SectionRun(order.map { values.sorted(by: $0) } ?? values, in: mark)
            })
    }
}
