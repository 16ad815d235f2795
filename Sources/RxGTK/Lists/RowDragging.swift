#if GTK
import CGTK

/// Dragging the rows of a list to other places in the same list.
@MainActor
enum RowDragging {
    private static var move: GdkDragAction { GdkDragAction(rawValue: rxgtk_GDK_ACTION_MOVE) }

    /// What sees a row being taken, and what sees it being dropped.
    static func controllers(for list: ListBase) -> [GObject] {
        [source(for: list), target(for: list)]
    }

    private static func source(for list: ListBase) -> GObject {
        let source = GObject(adopting: gtk_drag_source_new()!)
        gtk_drag_source_set_actions(source.pointer, move)
        source.connect("prepare", as: Double.self, Double.self) { [weak list, unowned source] x, y -> GObject? in
            guard let list, let place = list.place(at: x, y), let row = place.row, let cell = place.cell else {
                return nil
            }
            list.draggedRow = row.id
            let icon = gtk_widget_paintable_new(cell.widget)
            defer { g_object_unref(.init(icon)) }
            gtk_drag_source_set_icon(source.pointer, icon, 0, 0)
            return row.content
        }
        source.connect("drag-end") { [weak list] in list?.draggedRow = nil }
        return source
    }

    private static func target(for list: ListBase) -> GObject {
        let target = GObject(adopting: gtk_drop_target_new(Row.type, move)!)
        var pointer = (x: 0.0, y: 0.0)
        target.connect("motion", as: Double.self, Double.self) { x, y -> UInt32 in
            pointer = (x, y)
            return move.rawValue
        }
        target.connect("drop") { [weak list] () -> Bool in list?.drop(at: pointer.x, pointer.y) ?? false }
        return target
    }
}

extension Row {
    /// The row as what is dragged.
    fileprivate var content: GObject {
        GValue.lend(of: Row.type) { value in
            g_value_take_object(value, retainedPointer())
            return GObject(adopting: OpaquePointer(gdk_content_provider_new_for_value(value)))
        }
    }
}

extension ListBase {
    /// The place of the row at a point of the list, in pixels.
    func place(at x: Double, _ y: Double) -> ListItem? {
        gtk_widget_pick(widget, x, y, GtkPickFlags(rawValue: rxgtk_GTK_PICK_DEFAULT)).flatMap { place(around: $0) }
    }

    /// Tells where a row of this list was dropped; a row of another list is refused.
    ///
    /// The object that was dragged may stand for another row by now: what the person took is known by its id.
    fileprivate func drop(at x: Double, _ y: Double) -> Bool {
        guard let draggedRow, let source = places.values.first(where: { $0.row?.id == draggedRow })?.position else {
            return false
        }
        let gap = place(at: x, y).map { $0.position + ($0.isInLowerHalf(y, of: self) ? 1 : 0) } ?? rowCount
        move(source, to: gap > source ? gap - 1 : gap)
        return true
    }
}

extension ListItem {
    fileprivate func isInLowerHalf(_ y: Double, of list: ListBase) -> Bool {
        guard let row = cell?.superview?.widget, let top = ListBase.top(of: row, in: list.widget) else {
            return false
        }
        return y > Double(top) + Double(gtk_widget_get_height(row)) / 2
    }
}
#endif
