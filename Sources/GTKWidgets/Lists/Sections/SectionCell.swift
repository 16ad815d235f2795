#if GTK
import CGTKSupport

/// The frame round the cell of a row in a section. If the row is the first of its section, the section's header is in a
/// margin above the row.
///
/// The row itself has the same height as without a header. So the highlight that GTK draws for a selected, hovered or
/// focused row does not cover the header.
final class SectionCell: FramedCell {
    private let headers: HeaderForm
    private var header: (cell: ListCell, box: Box, content: AnyHashable?)?

    static func frame(with headers: HeaderForm) -> CellFrame {
        CellFrame(make: { SectionCell(with: headers) }) { cell, row in
            guard let cell = cell as? SectionCell, let row = row.anyElement as? any RowOfSection else { return }
            cell.show(row)
        }
    }

    private init(with headers: HeaderForm) {
        self.headers = headers
        super.init()
        gtk_widget_set_layout_manager(widget, rxgtk_section_layout_new())
    }

    private func show(_ row: some RowOfSection) {
        let isFirst = rxgtk_section_is_first(widget) != 0
        showHeader(row.isFirst && isFirst ? row.section : nil)
        guard isFirst, let rowWidget = rxgtk_row_around(widget) else { return }
        Widget.wrapping(OpaquePointer(rowWidget)).accessibilityDescription = row.section.name
    }

    private func showHeader(_ section: SectionMark?) {
        guard let section, let content = section.content else {
            header?.box.isHidden = true
            return rxgtk_section_fit(widget)
        }
        let (cell, box, shown) = header ?? makeHeader()
        if shown != content { headers.configure(content, cell) }
        header = (cell, box, content)
        box.accessibilityLabel = section.name
        box.isHidden = false
        rxgtk_section_fit(widget)
    }

    private func makeHeader() -> (cell: ListCell, box: Box, content: AnyHashable?) {
        let (cell, box) = (headers.make(), Box(.horizontal))
        box.setAccessibilityRole(.heading)
        box.append(cell.hexpand())
        gtk_widget_set_can_target(box.widget, 0)
        gtk_widget_set_can_focus(box.widget, 0)
        prepend(box)
        return (cell, box, nil)
    }
}
#endif
