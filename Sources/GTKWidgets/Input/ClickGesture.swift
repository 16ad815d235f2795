#if GTK
public import CGTKSupport

/// Recognises presses of a mouse button or a finger.
///
/// Wraps `GtkGestureClick`.
open class ClickGesture: EventController {
    open override class var objectType: GType { gtk_gesture_click_get_type() }

    /// Makes a gesture for a mouse button. A finger counts as the primary button.
    public init(button: MouseButton = .primary) {
        super.init(making: gtk_gesture_click_new)
        gtk_gesture_single_set_button(pointer, button.rawValue)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
