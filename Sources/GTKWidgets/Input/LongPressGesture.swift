#if GTK
public import CGTKSupport

/// Recognises long presses of a finger or of the primary mouse button.
///
/// Wraps `GtkGestureLongPress`.
open class LongPressGesture: EventController {
    open override class var objectType: GType { gtk_gesture_long_press_get_type() }

    /// Makes a gesture for presses of a finger, and of the primary mouse button unless `touchOnly` is true.
    public init(touchOnly: Bool = false) {
        super.init(making: gtk_gesture_long_press_new)
        gtk_gesture_single_set_touch_only(pointer, touchOnly ? 1 : 0)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
