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

    /// How the widget comes to be seen, and goes.
    public enum Transition: UInt32, Sendable {
        /// At once.
        case none
        /// By fading.
        case crossfade
        /// From the left.
        case slideRight
        /// From the right.
        case slideLeft
        /// From below.
        case slideUp
        /// From above, as at first.
        case slideDown
    }

    /// How the widget comes to be seen, and goes. Wraps "transition-type".
    public var transition: Transition {
        get { Transition(rawValue: gtk_revealer_get_transition_type(pointer).rawValue) ?? .slideDown }
        set { gtk_revealer_set_transition_type(pointer, GtkRevealerTransitionType(rawValue: newValue.rawValue)) }
    }

    /// How long the movement takes, in milliseconds.
    public var duration: Int {
        get { property("transition-duration").value }
        set { property("transition-duration").value = newValue }
    }
}
#endif
