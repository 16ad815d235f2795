#if GTK
public import CGTK

/// Room with scroll bars for a widget that is larger.
///
/// Wraps `GtkScrolledWindow`.
open class ScrolledWindow: Widget, ChildContainer {
    open override class var objectType: GType { gtk_scrolled_window_get_type() }

    /// Makes room for `child`; one that cannot scroll by itself is put into a `GtkViewport`, which is then the `child`.
    public init(child: Widget? = nil) {
        super.init(making: gtk_scrolled_window_new)
        self.child = child
    }

    /// Makes room for the widget that `child` gives; see `init(child:)`.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// When a scroll bar is there.
    public enum Policy: UInt32, Sendable {
        /// Always.
        case always
        /// When there is more than fits.
        case automatic
        /// Never: the widget asks for all the room it needs in that direction.
        case never
        /// Never, though the widget may be larger than its room.
        case external
    }

    /// When there are scroll bars.
    public func setPolicy(horizontal: Policy, vertical: Policy) {
        gtk_scrolled_window_set_policy(
            pointer, GtkPolicyType(rawValue: horizontal.rawValue), GtkPolicyType(rawValue: vertical.rawValue))
    }

    /// The least height shown, in pixels; -1 leaves it to GTK.
    public var minContentHeight: Int {
        get { property("min-content-height").value }
        set { property("min-content-height").value = newValue }
    }

    /// The most height asked for, in pixels; -1 for no limit.
    public var maxContentHeight: Int {
        get { property("max-content-height").value }
        set { property("max-content-height").value = newValue }
    }

    /// Whether the height asked for is the child's, up to `maxContentHeight`.
    public var propagatesNaturalHeight: Bool {
        get { property("propagate-natural-height").value }
        set { property("propagate-natural-height").value = newValue }
    }

    /// How far down it is scrolled, in pixels. What the program sets is not told as the person's doing.
    public var verticalPosition: Double {
        get { vertical.value }
        set { vertical.value = newValue }
    }

    /// How far to the right it is scrolled, in pixels. What the program sets is not told as the person's doing.
    public var horizontalPosition: Double {
        get { horizontal.value }
        set { horizontal.value = newValue }
    }

    var vertical: Adjustment { Adjustment.of(gtk_scrolled_window_get_vadjustment(pointer)) }
    var horizontal: Adjustment { Adjustment.of(gtk_scrolled_window_get_hadjustment(pointer)) }

    override var companions: [GObject] { super.companions + [vertical, horizontal] }
}
#endif
