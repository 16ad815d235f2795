#if GTK
public import CGTKSupport
import RxSupport

/// Shows toasts, one after the other, over the bottom of its child.
///
/// Wraps `AdwToastOverlay`.
open class ToastOverlay: Widget, SingleChildContainer {
    open override class var objectType: GType { adw_toast_overlay_get_type() }

    /// Makes an overlay over `child`.
    public init(child: Widget? = nil) {
        super.init(making: adw_toast_overlay_new)
        self.child = child
    }

    /// Makes an overlay over the widget that `child` returns.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var toasts: [Toast] = []
    /// The toasts that have come into view or are coming, each with its arrival.
    private var arrivals: [ObjectIdentifier: ToastArrival] = [:]

    /// Shows a toast after the waiting toasts, or at once if it is urgent. Traps if the toast was added to an overlay
    /// that still exists.
    public func add(_ toast: Toast) {
        guard toast.overlay == nil else { stopProgram(Misuse.toastTaken(toast.title)) }
        toasts.append(toast)
        // Runs after all other handlers, also those connected later, so that they are still notified that the toast is
        // gone.
        toast.connect("dismissed", after: true) { [weak self, weak toast] in
            guard let toast else { return }
            self?.toasts.removeAll { $0 === toast }
            self?.arrivals[ObjectIdentifier(toast)] = nil
            self?.watchArrivals()
            toast.finishHandlers()
        }
        toast.overlay = self
        // The overlay takes over this reference, and the wrapper keeps its own.
        g_object_ref(.init(toast.pointer))
        adw_toast_overlay_add_toast(pointer, toast.pointer)
        watchArrivals()
    }

    /// Dismisses a toast. If it is just coming into view, waits until it has arrived: libadwaita (1.2 and later)
    /// accesses freed memory if the animation of a toast's arrival ends after the animation of its departure. This
    /// happens when a toast is dismissed just after it has replaced another.
    func dismiss(_ toast: Toast) {
        if let arrival = arrivals[ObjectIdentifier(toast)], gtk_widget_get_mapped(widget) != 0 {
            arrival.whenArrived { adw_toast_dismiss(toast.pointer) }
        } else {
            adw_toast_dismiss(toast.pointer)
        }
    }

    /// Starts to watch the arrival of each toast that has begun to come into view.
    private func watchArrivals() {
        for toast in toasts where arrivals[ObjectIdentifier(toast)] == nil {
            guard rxgtk_shows_toast(widget, .init(toast.pointer)) != 0 else { continue }
            arrivals[ObjectIdentifier(toast)] = ToastArrival(over: self)
        }
    }

    override var ownedObjects: [GObject] { super.ownedObjects + toasts }
}
#endif
