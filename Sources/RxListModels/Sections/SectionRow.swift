/// A row of a section: its value and its section.
@usableFromInline
package struct SectionRow<Element: Identifiable & Equatable>: Identifiable, Equatable {
    // In this order no padding lies between the fields. So rows that are made of the same value have equal
    // bits, which `ListDiff` compares.
    @usableFromInline package let section: SectionMark
    @usableFromInline package let element: Element
    /// Whether the section's header is above the row.
    @usableFromInline package let isFirst: Bool

    @inlinable
    package init(_ element: Element, in section: SectionMark, isFirst: Bool) {
        (self.element, self.section, self.isFirst) = (element, section, isFirst)
    }

    @inlinable package var id: Element.ID { element.id }

    @inlinable
    package static func == (left: SectionRow, right: SectionRow) -> Bool {
        left.section === right.section && left.isFirst == right.isFirst && left.element == right.element
    }
}

extension SectionRow: RowOfSection {
    package var value: Any { element }

    package func hasSameValue(as other: Any) -> Bool { (other as? SectionRow)?.element == element }
}

/// A row of a section. The type of the value is erased.
package protocol RowOfSection: RowOfValue {
    var section: SectionMark { get }
    var isFirst: Bool { get }
}
