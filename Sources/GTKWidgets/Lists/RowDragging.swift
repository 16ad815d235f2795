#if GTK
import CGTKSupport
import Dispatch

/// Lets the user drag the rows of a list. ``RowDropping`` accepts them.
@MainActor
final class RowDragging {
    static var move: GdkDragAction { GdkDragAction(rawValue: rxgtk_GDK_ACTION_MOVE) }

    let source = GObject(adopting: gtk_drag_source_new()!)
    private weak var list: ListWidget?
    /// The row at the press, for the drag that is about to begin.
    private var pressed: (id: AnyHashable, row: RowEvent, image: RowDragImage?)?
    private var escape: DragEscape?
    private var rootObserver: SignalHandler?
    /// Called when the drag has ended.
    private var onEnd: (@MainActor () -> Void)?

    init(of list: ListWidget) {
        self.list = list
        RowStyle.add()
        gtk_drag_source_set_actions(source.pointer, Self.move)
        source.connect("prepare", as: Double.self, Double.self) { [weak self] x, y -> GObject? in
            self?.prepare(at: x, y)
        }
        source.connect("drag-begin", as: GObject.self) { [weak self] drag in self?.begin(drag) }
        source.connect("drag-end") { [weak self] in self?.end() }
    }

    /// Returns the content of a drag of the row at a point; `nil` starts no drag.
    private func prepare(at x: Double, _ y: Double) -> GObject? {
        guard let list, list.canDragRows, let item = list.listItem(at: x, y), let row = item.row,
            let snapshot = list.rows?.snapshot
        else { return nil }
        let event = RowEvent(index: item.position, snapshot: snapshot)
        pressed = (row.id, event, RowDragImage(of: item, grabbedAt: x, y, of: list))
        return row.content
    }

    private func begin(_ drag: GObject) {
        pressed?.image?.show(at: drag)
        list?.dragged = pressed.map { ($0.id, $0.row) }
        pressed = nil
        list?.dimDraggedRow()
        escape = list.flatMap { DragEscape(from: drag, of: $0) }
        // GTK would not report the end of the drag if the list left its window. If the window closes, the source's
        // handlers end before GTK reports it.
        rootObserver = list?.listen(
            to: "notify::root", receive: { [weak self] in self?.cancel() }, onEnd: { [weak self] in self?.end() })
    }

    /// Cancels the drag in progress, if any, and then calls `body`. If the row is being dropped, calls `body` after the
    /// drop, because GTK still uses the source and the target of the drop.
    func finish(then body: @escaping @MainActor () -> Void) {
        guard Dropping.isUnderWay, list?.dragged != nil else {
            cancel()
            return body()
        }
        // The closure retains this object until then.
        onEnd = {
            body()
            withExtendedLifetime(self) {}
        }
    }

    private func cancel() {
        escape?.cancel()
        // The source may not receive the end of the drag.
        end()
    }

    private func end() {
        rootObserver?.dispose()
        rootObserver = nil
        escape?.end()
        escape = nil
        list?.dragged = nil
        list?.dimDraggedRow()
        guard let onEnd else { return }
        self.onEnd = nil
        // Deferred, because GTK still uses the source.
        DispatchQueue.main.async { onEnd() }
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

extension ListWidget {
    /// Returns the list item at a point of the list, in pixels.
    func listItem(at x: Double, _ y: Double) -> ListItem? {
        gtk_widget_pick(widget, x, y, GtkPickFlags(rawValue: rxgtk_GTK_PICK_DEFAULT)).flatMap { listItem(around: $0) }
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
