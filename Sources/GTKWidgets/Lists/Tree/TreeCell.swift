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
        addClick()
    }

    /// Expands or collapses the row when the arrow is pressed and the button is released over it too.
    private func addClick() {
        let click = ClickGesture()
        // Neither the row nor a double click gets the claimed press.
        let claim: @MainActor () -> Void = { [unowned click] in
            _ = gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        click.connect("pressed", as: Int32.self, Double.self, Double.self) { [weak self] count, _, _ in
            // The first press may begin a drag of the row, whose source must get the press too.
            if count > 1 || self?.listItem?.list?.canDragRows != true { claim() }
        }
        click.connect("released", as: Int32.self, Double.self, Double.self) { [weak self] _, x, y in
            claim()
            guard let self, let item = listItem, gtk_widget_contains(arrow.widget, x, y) != 0 else { return }
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
