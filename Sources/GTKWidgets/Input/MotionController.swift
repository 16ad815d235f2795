#if GTK
public import CGTKSupport

/// Observes the movement of the pointer over a widget.
///
/// Wraps `GtkEventControllerMotion`.
open class MotionController: EventController {
    open override class var objectType: GType { gtk_event_controller_motion_get_type() }

    /// Makes a controller.
    public init() {
        super.init(making: gtk_event_controller_motion_new)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Whether the pointer is over the widget or a descendant.
    public var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(pointer) != 0 }
}
#endif
