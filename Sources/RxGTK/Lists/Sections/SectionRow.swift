#if GTK
import Rx

/// A row of a section: its value and its section.
@usableFromInline
struct SectionRow<Element: Identifiable & Equatable>: Identifiable, Equatable {
    // In this order no padding lies between the fields. So rows that are made of the same value have equal
    // bits, which `ListDiff` compares.
    @usableFromInline let section: SectionMark
    @usableFromInline let element: Element
    /// Whether the section's header is above the row.
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
}

extension SectionRow: RowOfSection {
    var value: Any { element }

    func hasSameValue(as other: Any) -> Bool { (other as? SectionRow)?.element == element }
}

/// A row of a section. The type of the value is erased.
protocol RowOfSection: RowOfValue {
    var section: SectionMark { get }
    var isFirst: Bool { get }
}
#endif
