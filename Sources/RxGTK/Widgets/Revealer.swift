#if GTK
public import CGTK

/// Shows and hides the widget in it with a movement.
///
/// Wraps `GtkRevealer`.
open class Revealer: Widget, ChildContainer {
    open override class var objectType: GType { gtk_revealer_get_type() }

    /// Makes a revealer.
    public init(child: Widget? = nil, isRevealed: Bool = false) {
        super.init(making: gtk_revealer_new)
        self.child = child
        self.isRevealed = isRevealed
    }

    /// Makes a revealer of the widget that `child` gives.
    public convenience init(isRevealed: Bool = false, child: () -> Widget) {
        self.init(child: child(), isRevealed: isRevealed)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether the widget is to be seen.
    public var isRevealed: Bool {
        get { property("reveal-child").value }
        set { property("reveal-child").value = newValue }
    }

    /// How long the movement takes, in milliseconds.
    public var duration: Int {
        get { property("transition-duration").value }
        set { property("transition-duration").value = newValue }
    }
}
#endif
