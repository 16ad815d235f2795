#if GTK
public import Rx

/// The values of a section, of which rows are made.
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
    /// What makes the rows that are shown those of sections, one section after the other.
    ///
    /// Inlinable, so that it is compiled for the caller's type.
    ///
    /// - Complexity: O(n) for n the rows and the sections; O(n log n) where the rows of each are sorted.
    @inlinable
    static func change<Section: SectionModelType>(
        of shown: [SectionRow], to sections: [Section], marks: [SectionMark], order: ((Element, Element) -> Bool)? = nil
    ) -> Replacement<SectionRow> where Section.Item == Element {
        Replacement(
            of: shown,
            by: zip(sections, marks).map { section, mark in
                SectionRun(order.map { section.items.sorted(by: $0) } ?? section.items, in: mark)
            })
    }
}
#endif
