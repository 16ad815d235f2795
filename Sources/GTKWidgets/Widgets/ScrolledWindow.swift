#if GTK
public import CGTKSupport

/// A container with scroll bars for a child that is larger than the available space.
///
/// Wraps `GtkScrolledWindow`.
open class ScrolledWindow: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_scrolled_window_get_type() }

    /// Makes a scrolled window for `child`. A widget that cannot scroll by itself is put into a `GtkViewport`, which is
    /// then the `child`.
    public init(child: Widget? = nil) {
        super.init(making: gtk_scrolled_window_new)
        self.child = child
    }

    /// Makes a scrolled window for the widget that `child` returns; see `init(child:)`.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// When a scroll bar is shown.
    public enum Policy: UInt32, Sendable {
        /// Always.
        case always
        /// If the child does not fit.
        case automatic
        /// Never: the scrolled window requests all the space that the child needs in the direction of the bar.
        case never
        /// Never, although the child may be larger than the visible area.
        case external
    }

    /// Sets when the scroll bars are shown.
    public func setPolicy(horizontal: Policy, vertical: Policy) {
        gtk_scrolled_window_set_policy(
            pointer, GtkPolicyType(rawValue: horizontal.rawValue), GtkPolicyType(rawValue: vertical.rawValue))
    }

    /// The minimum height of the visible content in pixels; -1 leaves the height to GTK.
    ///
    /// A number greater than `maxContentHeight` becomes `maxContentHeight`.
    public var minContentHeight: Int {
        get { property("min-content-height").value }
        set {
            let height: Int = newValue.nearest(in: .sizeOrNone)
            property("min-content-height").value = maxContentHeight < 0 ? height : min(height, maxContentHeight)
        }
    }

    /// The maximum requested height in pixels; -1 for no limit.
    ///
    /// A number less than `minContentHeight`, except -1, becomes `minContentHeight`.
    public var maxContentHeight: Int {
        get { property("max-content-height").value }
        set {
            let height: Int = newValue.nearest(in: .sizeOrNone)
            property("max-content-height").value = height < 0 ? -1 : max(height, minContentHeight)
        }
    }

    /// Whether the widget requests the child's natural height, up to `maxContentHeight`.
    public var propagatesNaturalHeight: Bool {
        get { property("propagate-natural-height").value }
        set { property("propagate-natural-height").value = newValue }
    }

    /// The vertical scroll position in pixels. Setting it does not make `rx.verticalPosition` emit.
    public var verticalPosition: Double {
        get { vertical.value }
        set { vertical.value = newValue }
    }

    /// The horizontal scroll position in pixels. Setting it does not make `rx.horizontalPosition` emit.
    public var horizontalPosition: Double {
        get { horizontal.value }
        set { horizontal.value = newValue }
    }

    package var vertical: Adjustment { property("vadjustment").value }
    package var horizontal: Adjustment { property("hadjustment").value }

    override var ownedObjects: [GObject] { super.ownedObjects + [vertical, horizontal] }
}
#endif
