#if GTK
public import CGTK

/// Turns of the mouse's wheel, and fingers that scroll on a touchpad.
///
/// Wraps `GtkEventControllerScroll`.
open class ScrollController: EventController {
    open override class var objectType: GType { gtk_event_controller_scroll_get_type() }

    /// Makes a controller of both directions that sees them in this phase.
    public init(phase: Phase = .bubble) {
        super.init(making: {
            gtk_event_controller_scroll_new(.init(rawValue: rxgtk_GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
        })
        self.phase = phase
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// What the signal "scroll" tells at this moment, with its two numbers.
    func event(_ dx: Double, _ dy: Double) -> ScrollEvent {
        ScrollEvent(
            dx: dx, dy: dy, isInPixels: gtk_event_controller_scroll_get_unit(pointer) == GDK_SCROLL_UNIT_SURFACE,
            modifiers: KeyPress(key: 0, modifiers: gtk_event_controller_get_current_event_state(pointer).rawValue)
                .modifiers)
    }
}

/// How far the person has scrolled since the event before.
public struct ScrollEvent: Hashable, Sendable {
    /// To the right; less than 0 to the left.
    public var dx: Double
    /// Down; less than 0 up.
    public var dy: Double
    /// Whether both are pixels, as a touchpad tells, and not steps of a wheel.
    public var isInPixels: Bool
    /// The modifiers held down, such as Control where the person wants to zoom.
    public var modifiers: KeyPress.Modifiers

    /// Makes an event of a wheel that is turned, or of pixels.
    public init(dx: Double, dy: Double, isInPixels: Bool = false, modifiers: KeyPress.Modifiers = []) {
        (self.dx, self.dy, self.isInPixels, self.modifiers) = (dx, dy, isInPixels, modifiers)
    }
}
#endif
