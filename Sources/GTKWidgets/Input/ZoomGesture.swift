#if GTK
public import CGTKSupport

/// Recognises two fingers that move apart or together, on a touchscreen or a touchpad.
///
/// Wraps `GtkGestureZoom`.
open class ZoomGesture: EventController {
    open override class var objectType: GType { gtk_gesture_zoom_get_type() }

    /// Makes a gesture.
    public init() {
        super.init(making: gtk_gesture_zoom_new)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }
}
#endif
