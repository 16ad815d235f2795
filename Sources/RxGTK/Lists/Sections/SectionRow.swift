#if GTK
public import Rx

/// A row of a section: its value, and what it is under.
@usableFromInline
struct SectionRow<Element: Identifiable & Equatable>: Identifiable, Equatable {
    // In this order nothing lies between them: rows that are the same have the same bits, by which `ListDiff` knows them.
    @usableFromInline let section: SectionMark
    @usableFromInline let element: Element
    /// Whether the header of the section stands above it.
    @usableFromInline let isFirst: Bool

    @inlinable
    init(_ element: Element, in section: SectionMark, isFirst: Bool) {
        (self.element, self.section, self.isFirst) = (element, section, isFirst)
    }

    @inlinable var id: Element.ID { element.id }

    @inlinable
    static func == (left: SectionRow, right: SectionRow) -> Bool {
        left.section === right.section && left.isFirst == right.isFirst && left.element == right.element
    }

    /// The rows of sections, one section after the other.
    ///
    /// Inlinable, so that it is compiled for the caller's type.
    ///
    /// - Complexity: O(n) for n the rows and the sections; O(n log n) where the rows of each are sorted.
    @inlinable
    static func rows<Section: SectionModelType>(
        of sections: [Section], marks: [SectionMark], order: ((Element, Element) -> Bool)? = nil
    ) -> [SectionRow] where Section.Item == Element {
        var rows: [SectionRow] = []
        rows.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
        for (section, mark) in zip(sections, marks) {
            var isFirst = true
            for element in order.map({ section.items.sorted(by: $0) }) ?? section.items {
                rows.append(SectionRow(element, in: mark, isFirst: isFirst))
                isFirst = false
            }
        }
        return rows
    }
}

extension SectionRow: RowOfSection {
    var value: Any { element }

    func hasSameValue(as other: Any) -> Bool { (other as? SectionRow)?.element == element }
}

/// A row of a section, of whatever value.
protocol RowOfSection: RowOfValue {
    var section: SectionMark { get }
    var isFirst: Bool { get }
}
#endif
