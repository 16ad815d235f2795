#if GTK
import CGTK

/// What is round the cell of a row in a tree: room at the start, more the deeper the row is, and an arrow that shows what is inside.
final class TreeCell: FramedCell {
    private let arrow = Image(iconName: "pan-end-symbolic", pixelSize: 16)

    /// The pixels by which each level is indented.
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
            // Neither the row's nor a double click.
            _ = gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        click.connect("released") { [weak self] in
            guard let place = self?.place else { return }
            place.list?.tree?.toggle(rowAt: place.position)
        }
        arrow.addController(click)
    }

    private func show(_ row: some RowOfTree) {
        gtk_widget_set_margin_start(arrow.widget, gint(row.depth * Self.indentation))
        gtk_widget_set_opacity(arrow.widget, row.isExpanded == nil ? 0 : 1)
        gtk_widget_set_can_target(arrow.widget, row.isExpanded == nil ? 0 : 1)
        arrow.iconName = row.isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
        guard let place = rxgtk_row_around(widget) else { return }
        rxgtk_accessible_set_tree_row(place, guint(row.depth + 1), gint(row.isExpanded.map { $0 ? 1 : 0 } ?? -1))
    }
}
#endif
