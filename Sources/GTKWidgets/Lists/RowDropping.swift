#if GTK
import CGTKSupport

/// Lets the user drop the dragged row of a list at another place in the same list, and marks the place.
@MainActor
final class RowDropping {
    let target = GObject(adopting: gtk_drop_target_new(Row.type, RowDragging.move)!)
    private weak var list: ListWidget?
    private let mark = RowDropMark()
    private var pointer = (x: 0.0, y: 0.0)
    /// Updates the mark, while the row is dragged over the list.
    private var layouts: SignalHandler?

    init(on list: ListWidget) {
        self.list = list
        for signal in ["enter", "motion"] {
            target.connect(signal, as: Double.self, Double.self) { [weak self] x, y -> UInt32 in
                self?.hover(at: x, y) ?? 0
            }
        }
        target.connect("leave") { [weak self] in self?.hideMark() }
        target.connect("drop", as: Boxed.self, Double.self, Double.self) { [weak self] _, x, y -> Bool in
            self?.drop(at: x, y) ?? false
        }
    }

    isolated deinit { hideMark() }

    /// Marks the place for the dragged row at a point. Returns the action that a drop would have; 0 refuses it.
    private func hover(at x: Double, _ y: Double) -> UInt32 {
        guard let list, list.dragged != nil else { return 0 }
        pointer = (x, y)
        if layouts == nil, let clock = gtk_widget_get_frame_clock(list.widget) {
            // While the pointer rests, the rows below it may scroll or change.
            layouts = GObject.wrapping(clock).connect("layout") { [weak self] in self?.showMark() }
        }
        showMark()
        return RowDragging.move.rawValue
    }

    private func showMark() {
        guard let list else { return }
        mark.show(list.dropGap(at: pointer.x, pointer.y), in: list)
    }

    private func hideMark() {
        layouts?.dispose()
        layouts = nil
        mark.hide()
    }

    private func drop(at x: Double, _ y: Double) -> Bool {
        hideMark()
        Dropping.isUnderWay = true
        defer { Dropping.isUnderWay = false }
        return list?.drop(at: x, y) ?? false
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
}
#endif
