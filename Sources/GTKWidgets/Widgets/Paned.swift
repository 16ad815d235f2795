#if GTK
public import CGTKSupport

/// Two panes with a handle between them. Dragging the handle makes one pane larger and the other smaller.
///
/// Wraps `GtkPaned`.
open class Paned: Widget, Orientable {
    open override class var objectType: GType { gtk_paned_get_type() }

    /// Makes two panes side by side, or one below the other.
    public init(_ orientation: Orientation = .horizontal, start: Widget? = nil, end: Widget? = nil) {
        super.init(making: { gtk_paned_new(GtkOrientation(rawValue: orientation.rawValue)) })
        setAccessibilityRole(.group)
        startChild = start
        endChild = end
    }

    /// Makes two panes of the widgets that `start` and `end` return.
    public convenience init(_ orientation: Orientation = .horizontal, start: () -> Widget, end: () -> Widget) {
        self.init(orientation, start: start(), end: end())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The first pane: on the left, on the right if text runs from right to left, or at the top.
    public var startChild: Widget? {
        get { property("start-child").value }
        set { setChild(newValue, of: "start-child") }
    }

    /// The last pane: on the right, on the left if text runs from right to left, or at the bottom.
    public var endChild: Widget? {
        get { property("end-child").value }
        set { setChild(newValue, of: "end-child") }
    }

    /// The size of the first pane in pixels. Setting a negative number lets GTK choose the size. Setting it does not
    /// make `rx.position` emit.
    public var position: Int {
        // A negative number lets GTK choose the position. The property's range excludes negative numbers.
        get { Int(gtk_paned_get_position(pointer)) }
        set { write { gtk_paned_set_position(pointer, newValue.nearest(in: .pixels)) } }
    }

    /// Whether the handle is wide, which suits two panes without visible edges.
    public var isHandleWide: Bool {
        get { property("wide-handle").value }
        set { property("wide-handle").value = newValue }
    }

    /// Whether the first pane grows and shrinks with the widget.
    public var resizesStart: Bool {
        get { property("resize-start-child").value }
        set { property("resize-start-child").value = newValue }
    }

    /// Whether the last pane grows and shrinks with the widget.
    public var resizesEnd: Bool {
        get { property("resize-end-child").value }
        set { property("resize-end-child").value = newValue }
    }

    /// Whether the user can make the first pane smaller than its minimum size.
    public var shrinksStart: Bool {
        get { property("shrink-start-child").value }
        set { property("shrink-start-child").value = newValue }
    }

    /// Whether the user can make the last pane smaller than its minimum size.
    public var shrinksEnd: Bool {
        get { property("shrink-end-child").value }
        set { property("shrink-end-child").value = newValue }
    }
}
#endif
