#if GTK
import CGTKSupport

/// The picture of a row that follows the pointer while the row is dragged. It shows the row as it was when the drag
/// began.
///
/// The picture is a little smaller than the row, scaled about the grabbed point, so that the line where the row will
/// land shows on both sides.
@MainActor
struct RowDragImage {
    private static let scale = 0.9

    private let paintable: GObject
    private let grabbed: (x: Double, y: Double)

    /// Takes the picture. `x` and `y` are the pointer's position in the list, in pixels.
    init?(of item: ListItem, grabbedAt x: Double, _ y: Double, of list: ListWidget) {
        var (left, top) = (0.0, 0.0)
        guard let row = item.rowWidget, rxgtk_translate(list.widget, row, x, y, &left, &top) != 0 else { return nil }
        let live = GObject(adopting: gtk_widget_paintable_new(row)!)
        let now = GObject(adopting: gdk_paintable_get_current_image(live.pointer)!)
        let snapshot = gtk_snapshot_new()
        gtk_snapshot_scale(snapshot, Float(Self.scale), Float(Self.scale))
        gdk_paintable_snapshot(
            now.pointer, snapshot, Double(gtk_widget_get_width(row)), Double(gtk_widget_get_height(row)))
        guard let scaled = gtk_snapshot_free_to_paintable(snapshot, nil) else { return nil }
        paintable = GObject(adopting: scaled)
        grabbed = (left * Self.scale, top * Self.scale)
    }

    /// Sets the picture as the icon of a drag that begins.
    func show(at drag: GObject) {
        let picture = gtk_picture_new_for_paintable(paintable.pointer)!
        RowStyle.set(.dragImage, on: picture, true)
        gtk_drag_icon_set_child(gtk_drag_icon_get_for_drag(drag.pointer).map { OpaquePointer($0) }, picture)
        gdk_drag_set_hotspot(drag.pointer, gint(grabbed.x), gint(grabbed.y))
    }
}
#endif
