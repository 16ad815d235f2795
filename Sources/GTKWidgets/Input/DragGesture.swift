#if GTK
public import CGTKSupport

/// A press of a button or a finger that moves and is released.
///
/// Wraps `GtkGestureDrag`.
open class DragGesture: EventController {
    open override class var objectType: GType { gtk_gesture_drag_get_type() }

    /// Makes a gesture for a mouse button; a finger counts as the primary one.
    public init(button: MouseButton = .primary) {
        super.init(making: gtk_gesture_drag_new)
        gtk_gesture_single_set_button(pointer, button.rawValue)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
