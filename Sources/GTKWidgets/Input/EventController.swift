#if GTK
public import CGTKSupport

/// Receives some of a widget's input, such as clicks, keys or the focus.
///
/// `Widget.addController` adds a controller. The streams of `Widget.rx` add their controllers automatically. Wraps
/// `GtkEventController`.
open class EventController: GObject {
    open override class var objectType: GType { gtk_event_controller_get_type() }

    /// A phase of event propagation.
    public enum Phase: UInt32, GValueConvertible, Sendable {
        /// In no phase: the controller receives no events.
        case none
        /// On the way from the window down to the target, before the widget's children.
        case capture
        /// On the way back up, after the widget's children, if none of them consumed the event.
        case bubble
        /// Only if the widget itself is the target of the event, not one of its children.
        case target
    }

    /// The phase of event propagation in which the controller receives events.
    public var phase: Phase {
        get { property("propagation-phase").value }
        set { property("propagation-phase").value = newValue }
    }

    /// The widget whose input the controller receives; `nil` before `Widget.addController`.
    public var observedWidget: Widget? { property("widget").value }

    /// Makes the wrapped controller with one of GTK's constructor functions.
    ///
    /// Traps if called off the main thread or before GTK has started. The message names the class.
    public init(making make: () -> OpaquePointer?) {
        Misuse.requireStarted("\(Self.self)")
        super.init(adopting: make()!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
