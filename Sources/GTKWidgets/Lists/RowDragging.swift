#if GTK
import CGTKSupport

/// Lets the user drag the rows of a list to other positions in the same list.
@MainActor
enum RowDragging {
    private static var move: GdkDragAction { GdkDragAction(rawValue: rxgtk_GDK_ACTION_MOVE) }

    /// Returns the controllers for dragging and for dropping a row.
    static func controllers(for list: ListWidget) -> [GObject] {
        RowStyle.add()
        return [source(for: list), target(for: list)]
    }

    private static func source(for list: ListWidget) -> GObject {
        let source = GObject(adopting: gtk_drag_source_new()!)
        gtk_drag_source_set_actions(source.pointer, move)
        var image: RowDragImage?
        var escape: DragEscape?
        source.connect("prepare", as: Double.self, Double.self) { [weak list] x, y -> GObject? in
            guard let list, list.canMoveRows, let item = list.listItem(at: x, y), let row = item.row,
                let snapshot = list.rows?.snapshot
            else { return nil }
            image = RowDragImage(of: item, grabbedAt: x, y, of: list)
            list.dragged = (row.id, RowEvent(index: item.position, snapshot: snapshot))
            return row.content
        }
        source.connect("drag-begin", as: GObject.self) { [weak list] drag in
            image?.show(at: drag)
            image = nil
            list?.dimDraggedRow()
            escape = list.flatMap { DragEscape(from: drag, of: $0) }
        }
        source.connect("drag-end") { [weak list] in
            escape?.end()
            escape = nil
            list?.dragged = nil
            list?.dimDraggedRow()
        }
        return source
    }

    private static func target(for list: ListWidget) -> GObject {
        let target = GObject(adopting: gtk_drop_target_new(Row.type, move)!)
        let mark = RowDropMark()
        var pointer = (x: 0.0, y: 0.0)
        target.connect("motion", as: Double.self, Double.self) { [weak list] x, y -> UInt32 in
            pointer = (x, y)
            guard let list, list.dragged != nil else { return 0 }
            mark.show(list.dropGap(at: x, y), in: list)
            return move.rawValue
        }
        target.connect("leave") { mark.hide() }
        target.connect("drop") { [weak list] () -> Bool in
            mark.hide()
            return list?.drop(at: pointer.x, pointer.y) ?? false
        }
        return target
    }
}

extension Row {
    /// The content of a drag of this row.
    fileprivate var content: GObject {
        GValue.withValue(of: Row.type) { value in
            g_value_take_object(value, retainedPointer())
            return GObject(adopting: OpaquePointer(gdk_content_provider_new_for_value(value)))
        }
    }
}

/// The edges of a row in its list, in pixels.
@MainActor
private struct RowPlace {
    let item: ListItem
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    /// Returns the distances of a point from the row, first the vertical one.
    func distance(to x: Double, _ y: Double) -> (Double, Double) {
        (max(top - y, 0, y - bottom), max(left - x, 0, x - right))
    }
}

extension ListWidget {
    /// Returns the list item at a point of the list, in pixels.
    func listItem(at x: Double, _ y: Double) -> ListItem? {
        gtk_widget_pick(widget, x, y, GtkPickFlags(rawValue: rxgtk_GTK_PICK_DEFAULT)).flatMap { listItem(around: $0) }
    }

    /// The current index of the dragged row; `nil` if the row is gone.
    ///
    /// The object that was dragged may stand for another row by now, and no list item may show the row any more.
    private var draggedIndex: Int? { dragged.flatMap { currentIndex(of: $0.row) } }

    /// Returns the gap between rows that is nearest to a point, as the number of rows before it.
    private func gap(at x: Double, _ y: Double) -> Int {
        listItem(at: x, y).flatMap { gap(beside: $0, x, y) } ?? gapBesideRows(x, y)
    }

    /// Returns the gap before or after a row, whichever is nearer to a point.
    private func gap(beside item: ListItem, _ x: Double, _ y: Double) -> Int? {
        item.rowWidget.map { item.position + (isBehindMiddle(x, y, of: $0) ? 1 : 0) }
    }

    /// Returns the gap that is nearest to a point beside the rows: in a margin, in a header, or below the last row. In
    /// a grid, the rows of the nearest line come before nearer rows of other lines.
    private func gapBesideRows(_ x: Double, _ y: Double) -> Int {
        let places = listItems.values.compactMap { place(of: $0) }
        guard let bottom = places.map(\.bottom).max(), y < bottom else {
            return places.map { $0.item.position + 1 }.max() ?? rowCount
        }
        let nearest = places.min { $0.distance(to: x, y) < $1.distance(to: x, y) }
        return nearest.flatMap { gap(beside: $0.item, x, y) } ?? rowCount
    }

    private func place(of item: ListItem) -> RowPlace? {
        var (left, top) = (0.0, 0.0)
        guard item.row != nil, isInView(item), let row = item.rowWidget,
            rxgtk_translate(row, widget, 0, 0, &left, &top) != 0
        else { return nil }
        return RowPlace(
            item: item, left: left, right: left + Double(gtk_widget_get_width(row)), top: top,
            bottom: top + Double(gtk_widget_get_height(row)))
    }

    /// Returns the gap where the dragged row lands if it is dropped at a point; `nil` if the row stays at its index.
    fileprivate func dropGap(at x: Double, _ y: Double) -> Int? {
        guard let source = draggedIndex else { return nil }
        let gap = gap(at: x, y)
        return (source...source + 1).contains(gap) ? nil : gap
    }

    /// Emits the move of a row of this list that is dropped at a point. Returns `false` if the list does not have the
    /// dragged row.
    fileprivate func drop(at x: Double, _ y: Double) -> Bool {
        guard let source = draggedIndex else { return false }
        let gap = gap(at: x, y)
        move(source, to: gap > source ? gap - 1 : gap)
        return true
    }

    /// Dims the dragged row, in all list items that show it, and no other row.
    fileprivate func dimDraggedRow() {
        listItems.values.forEach { dimIfDragged($0) }
    }

    func dimIfDragged(_ item: ListItem) {
        let isDragged = dragged != nil && item.row?.id == dragged?.id
        guard item.isDimmed != isDragged, let row = item.rowWidget else { return }
        item.isDimmed = isDragged
        RowStyle.set(.dragged, on: row, isDragged)
    }
}
#endif
