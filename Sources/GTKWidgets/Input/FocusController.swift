#if GTK
public import CGTKSupport

/// Observes whether a widget or a descendant has the keyboard focus.
///
/// Wraps `GtkEventControllerFocus`.
open class FocusController: EventController {
    open override class var objectType: GType { gtk_event_controller_focus_get_type() }

    /// Makes a controller.
    public init() {
        super.init(making: gtk_event_controller_focus_new)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Whether the widget or a descendant has the focus.
    public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(pointer) != 0 }
}
#endif
