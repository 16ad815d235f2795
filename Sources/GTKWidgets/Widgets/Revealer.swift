#if GTK
public import CGTKSupport

/// A container that shows and hides its child with an animation.
///
/// Wraps `GtkRevealer`.
open class Revealer: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_revealer_get_type() }

    /// Makes a revealer.
    public init(child: Widget? = nil, isRevealed: Bool = false) {
        super.init(making: gtk_revealer_new)
        self.child = child
        self.isRevealed = isRevealed
    }

    /// Makes a revealer of the widget that `child` returns.
    public convenience init(isRevealed: Bool = false, child: () -> Widget) {
        self.init(child: child(), isRevealed: isRevealed)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether the child is shown.
    public var isRevealed: Bool {
        get { property("reveal-child").value }
        set { property("reveal-child").value = newValue }
    }

    /// How the child appears and disappears.
    public enum Transition: UInt32, Sendable {
        /// Without an animation.
        case none
        /// By fading.
        case crossfade
        /// From the left, or from the right if text runs from right to left.
        case slideRight
        /// From the right, or from the left if text runs from right to left.
        case slideLeft
        /// From below.
        case slideUp
        /// From above. This is the default.
        case slideDown
    }

    /// How the child appears and disappears. Reads as `slideDown` if a `.ui` file has set another transition of GTK.
    ///
    /// Wraps "transition-type".
    public var transition: Transition {
        get { Transition(rawValue: property("transition-type").value) ?? .slideDown }
        set { property("transition-type").value = newValue.rawValue }
    }

    /// The duration of the animation in milliseconds.
    public var duration: Int {
        get { property("transition-duration").value }
        set { property("transition-duration").value = newValue }
    }
}
#endif
