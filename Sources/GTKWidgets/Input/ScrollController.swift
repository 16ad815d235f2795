#if GTK
public import CGTKSupport

/// Receives turns of a mouse wheel, and scrolling by finger on a touchpad.
///
/// Wraps `GtkEventControllerScroll`.
open class ScrollController: EventController {
    open override class var objectType: GType { gtk_event_controller_scroll_get_type() }

    /// Makes a controller for both directions that receives events in `phase`.
    public init(phase: Phase = .bubble) {
        super.init(making: {
            gtk_event_controller_scroll_new(.init(rawValue: rxgtk_GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
        })
        self.phase = phase
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Makes the event for a "scroll" signal that is being handled. `dx` and `dy` are the signal's arguments.
    package func event(_ dx: Double, _ dy: Double) -> ScrollEvent {
        ScrollEvent(
            dx: dx, dy: dy, isInPixels: gtk_event_controller_scroll_get_unit(pointer) == GDK_SCROLL_UNIT_SURFACE,
            modifiers: KeyPress(key: 0, modifiers: gtk_event_controller_get_current_event_state(pointer).rawValue)
                .modifiers)
    }
}

/// The distance that the user has scrolled since the previous event.
public struct ScrollEvent: Hashable, Sendable {
    /// The distance to the right. Negative to the left.
    public var dx: Double
    /// The distance downwards. Negative upwards.
    public var dy: Double
    /// Whether both distances are in pixels, as for a touchpad, instead of steps of a wheel.
    public var isInPixels: Bool
    /// The modifiers that are held down, such as Control for zooming.
    public var modifiers: KeyPress.Modifiers

    /// Makes an event in steps of a wheel, or in pixels.
    public init(dx: Double, dy: Double, isInPixels: Bool = false, modifiers: KeyPress.Modifiers = []) {
        (self.dx, self.dy, self.isInPixels, self.modifiers) = (dx, dy, isInPixels, modifiers)
    }
}
#endif
