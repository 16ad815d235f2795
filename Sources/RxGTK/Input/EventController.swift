#if GTK
public import CGTK

/// What sees some of a widget's input: clicks, keys, the focus.
///
/// Added with `Widget.addController`; the streams of `Widget.rx` do that by themselves. Wraps `GtkEventController`.
open class EventController: GObject {
    open override class var objectType: GType { gtk_event_controller_get_type() }

    /// When in the way of an event through the widgets the controller sees it.
    public enum Phase: UInt32, Sendable {
        /// Not at all.
        case none
        /// On the way in from the window: before the widgets inside.
        case capture
        /// On the way out: after the widgets inside, if none has used it.
        case bubble
        /// Only when the widget itself is what the event is for.
        case target
    }

    /// When in the way of an event through the widgets the controller sees it.
    public var phase: Phase {
        get { Phase(rawValue: gtk_event_controller_get_propagation_phase(pointer).rawValue) ?? .none }
        set {
            gtk_event_controller_set_propagation_phase(pointer, GtkPropagationPhase(rawValue: newValue.rawValue))
        }
    }

    /// The widget whose input it sees.
    public var observedWidget: Widget? {
        gtk_event_controller_get_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// Makes the wrapped controller with one of GTK's constructor functions.
    ///
    /// Stops the program, naming the class, off the main thread and before GTK is started.
    public init(making make: () -> OpaquePointer?) {
        Misuse.requireStarted("\(Self.self)")
        super.init(adopting: make()!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
