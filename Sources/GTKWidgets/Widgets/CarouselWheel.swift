#if GTK
import CGTKSupport

/// Scrolls a carousel with the mouse wheel.
///
/// libadwaita 1.2 uses a timer for this. It removes the timer a second time when the carousel is freed, and GLib logs a
/// warning. libadwaita 1.7 removes the timer only once.
@MainActor
final class CarouselWheel {
    static var isNeeded: Bool { Toolkit.libadwaitaVersion < LibraryVersion(1, 7) }

    var isAllowed: Bool

    /// Takes over the wheel from libadwaita.
    init(of carousel: Carousel) {
        let allows = carousel.property("allow-scroll-wheel", as: Bool.self)
        isAllowed = allows.value
        allows.value = false
        let scrolling = GtkEventControllerScrollFlags(
            GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue)
        let controller = EventController(making: { gtk_event_controller_scroll_new(scrolling) })
        controller.connect(
            "scroll", as: Double.self, Double.self,
            answering: { [weak self, weak carousel, weak controller] x, y in
                guard let self, let carousel, let controller, isAllowed, Self.isWheel(controller) else { return false }
                return Self.turn(carousel, x, y)
            })
        carousel.addController(controller)
    }

    /// Whether the event comes from a mouse wheel. Touchpads and touchscreens swipe, which libadwaita handles itself.
    private static func isWheel(_ controller: EventController) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(controller.pointer) else { return false }
        return ![GDK_SOURCE_TOUCHPAD, GDK_SOURCE_TOUCHSCREEN].contains(gdk_device_get_source(device))
    }

    private static func turn(_ carousel: Carousel, _ x: Double, _ y: Double) -> Bool {
        let isMirrored =
            carousel.orientation == .horizontal && gtk_widget_get_direction(carousel.widget) == GTK_TEXT_DIR_RTL
        let step = y != 0 ? y : (carousel.orientation == .vertical ? 0 : isMirrored ? -x : x)
        let next = Int(carousel.scrollPosition.rounded()) + (step > 0 ? 1 : -1)
        guard step != 0, carousel.isInteractive, carousel.pages.indices.contains(next) else { return false }
        adw_carousel_scroll_to(carousel.pointer, carousel.pages[next].widget, 1)
        return true
    }
}
#endif
