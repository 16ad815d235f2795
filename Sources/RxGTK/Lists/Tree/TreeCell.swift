#if GTK
import CGTK

/// The cell of a row in a tree: as far from the start as the row is deep, with an arrow that shows what is inside, and the program's cell.
class TreeCell: ListCell {
    /// The cell that the program fills in.
    let content: ListCell
    private let arrow = Image(iconName: "pan-end-symbolic", pixelSize: 16)

    /// The pixels by which each level is indented.
    private static let indentation = 16

    fileprivate init(_ content: ListCell) {
        self.content = content
        super.init()
        spacing = 6
        append(arrow)
        append(content.hexpand())
        let click = ClickGesture()
        click.connect("pressed") { [unowned click] in
            // Neither the row's nor a double click.
            _ = gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        click.connect("released") { [weak self] in
            guard let place = self?.place else { return }
            (place.list as? ListView)?.tree?.toggle(rowAt: place.position)
        }
        arrow.addController(click)
    }

    required init() { preconditionFailure("a cell of a tree has a cell inside") }

    /// Shows how the row stands in the tree.
    func show(_ row: some RowOfTree) {
        gtk_widget_set_margin_start(arrow.widget, gint(row.depth * Self.indentation))
        gtk_widget_set_opacity(arrow.widget, row.isExpanded == nil ? 0 : 1)
        gtk_widget_set_can_target(arrow.widget, row.isExpanded == nil ? 0 : 1)
        arrow.iconName = row.isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
        content.place = place
        guard let place = superview else { return }
        rxgtk_accessible_set_tree_row(place.widget, guint(row.depth + 1), gint(row.isExpanded.map { $0 ? 1 : 0 } ?? -1))
    }

    override var rowName: String? { content.rowName }

    override func prepareForReuse() { CellForm.letGo(content) }
}

/// A cell of a tree whose cells are of a class.
final class TypedTreeCell<Content: ListCell>: TreeCell {
    required init() { super.init(Content()) }
}
#endif
