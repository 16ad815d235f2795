#if GTK
import CGTKSupport

/// The frame round the cell of a row in a tree: an indentation by the row's depth, and an arrow that expands the row.
final class TreeCell: FramedCell {
    private let arrow = Image(iconName: "pan-end-symbolic", pixelSize: 16)

    /// The indentation of each level, in pixels.
    private static let indentation = 16

    static var frame: CellFrame {
        CellFrame(make: { TreeCell() }) { cell, row in
            guard let cell = cell as? TreeCell, let row = row.anyElement as? any RowOfTree else { return }
            cell.show(row)
        }
    }

    override init() {
        super.init()
        spacing = 6
        append(arrow)
        let click = ClickGesture()
        click.connect("pressed") { [unowned click] in
            // Neither the row nor a double click gets this press.
            _ = gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        click.connect("released") { [weak self] in
            guard let item = self?.listItem else { return }
            item.list?.tree.rows?.toggle(rowAt: item.position)
        }
        arrow.addController(click)
    }

    private func show(_ row: some RowOfTree) {
        gtk_widget_set_margin_start(arrow.widget, gint(row.depth * Self.indentation))
        gtk_widget_set_opacity(arrow.widget, row.isExpanded == nil ? 0 : 1)
        gtk_widget_set_can_target(arrow.widget, row.isExpanded == nil ? 0 : 1)
        arrow.iconName = row.isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
        guard let rowWidget = rxgtk_row_around(widget) else { return }
        rxgtk_accessible_set_tree_row(rowWidget, guint(row.depth + 1), gint(row.isExpanded.map { $0 ? 1 : 0 } ?? -1))
    }
}
#endif
