#if GTK
import CGTKSupport

/// The line between two rows that shows where the dragged row will land.
@MainActor
final class RowDropMark {
    private var marked: (row: Widget, name: RowStyle.Class)?

    /// Shows the line in the gap with `gap` rows before it; `nil` hides the line.
    func show(_ gap: Int?, in list: ListWidget) {
        guard let gap, let (row, name) = Self.markedRow(for: gap, in: list) else { return hide() }
        guard marked?.row.widget != row || marked?.name != name else { return }
        hide()
        RowStyle.set(name, on: row, true)
        marked = (Widget.wrapping(OpaquePointer(row)), name)
    }

    func hide() {
        guard let (row, name) = marked else { return }
        RowStyle.set(name, on: row.widget, false)
        marked = nil
    }

    /// Returns the row that draws the line, and the side: the row after the gap if it is in view, or else the row
    /// before it.
    private static func markedRow(
        for gap: Int, in list: ListWidget
    ) -> (row: UnsafeMutablePointer<GtkWidget>, name: RowStyle.Class)? {
        if let below = list.listItem(forRowAt: gap), list.isInView(below), let row = below.rowWidget {
            return (row, list.dropMarks.before)
        }
        return list.listItem(forRowAt: gap - 1)?.rowWidget.map { ($0, list.dropMarks.after) }
    }
}
#endif
