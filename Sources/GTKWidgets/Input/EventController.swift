#if GTK
public import CGTKSupport

/// Receives some of a widget's input, such as clicks, keys or the focus.
///
/// Added with `Widget.addController`; the streams of `Widget.rx` do this by themselves. Wraps `GtkEventController`.
open class EventController: GObject {
    open override class var objectType: GType { gtk_event_controller_get_type() }

    /// When the controller receives an event on the event's way through the widgets.
    public enum Phase: UInt32, GValueConvertible, Sendable {
        /// Never.
        case none
        /// On the way in from the window, before the widgets inside.
        case capture
        /// On the way out, after the widgets inside, if none of them has consumed the event.
        case bubble
        /// Only if the widget itself is the target of the event.
        case target
    }

    /// When the controller receives an event on the event's way through the widgets.
    public var phase: Phase {
        get { property("propagation-phase").value }
        set { property("propagation-phase").value = newValue }
    }

    /// The widget whose input the controller receives.
    public var observedWidget: Widget? { property("widget").value }

    /// Makes the wrapped controller with one of GTK's constructor functions.
    ///
    /// Traps off the main thread, and before GTK has been started. The message names the class.
    public init(making make: () -> OpaquePointer?) {
        Misuse.requireStarted("\(Self.self)")
        super.init(adopting: make()!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
