#if GTK
public import CGTKSupport

/// Recognises movements of the pointer while a mouse button is pressed, and movements of a finger.
///
/// Wraps `GtkGestureDrag`.
open class DragGesture: EventController {
    open override class var objectType: GType { gtk_gesture_drag_get_type() }

    /// Makes a gesture for a mouse button. A finger counts as the primary button.
    public init(button: MouseButton = .primary) {
        super.init(making: gtk_gesture_drag_new)
        gtk_gesture_single_set_button(pointer, button.rawValue)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
