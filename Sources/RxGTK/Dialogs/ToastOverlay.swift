#if GTK
public import CGTK
import Rx

/// Shows toasts, one after the other, over the bottom of the widget in it.
///
/// Wraps `AdwToastOverlay`.
open class ToastOverlay: Widget, ChildContainer {
    open override class var objectType: GType { adw_toast_overlay_get_type() }

    /// Makes room for toasts over `child`.
    public init(child: Widget? = nil) {
        super.init(making: adw_toast_overlay_new)
        self.child = child
    }

    /// Makes room for toasts over the widget that `child` gives.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var toasts: [Toast] = []
    /// Those that were shown, with their way in.
    private var arrivals: [ObjectIdentifier: ToastArrival] = [:]

    /// Shows a toast, after those that are waiting already. A toast can be shown once; adding it again stops the program.
    public func add(_ toast: Toast) {
        guard toast.overlay == nil else { stopProgram(Misuse.toastTaken(toast.title)) }
        toasts.append(toast)
        // After the handlers that were and will be connected, which still hear that the toast is gone.
        toast.connect("dismissed", after: true) { [weak self, weak toast] in
            guard let toast else { return }
            self?.toasts.removeAll { $0 === toast }
            self?.arrivals[ObjectIdentifier(toast)] = nil
            self?.noteArrivals()
            toast.finishHandlers()
        }
        toast.overlay = self
        // The overlay takes over a reference here, and the wrapper keeps its own.
        g_object_ref(.init(toast.pointer))
        adw_toast_overlay_add_toast(pointer, toast.pointer)
        noteArrivals()
    }

    /// Takes a toast away once it has come in: libadwaita (1.2, and later ones) touches freed memory where a toast's way in ends after its way out,
    /// as it does when one is taken away that has just replaced another.
    func dismiss(_ toast: Toast) {
        if let arrival = arrivals[ObjectIdentifier(toast)], gtk_widget_get_mapped(widget) != 0 {
            arrival.whenArrived { adw_toast_dismiss(toast.pointer) }
        } else {
            adw_toast_dismiss(toast.pointer)
        }
    }

    /// Watches the way in of what has come into view.
    private func noteArrivals() {
        for toast in toasts where arrivals[ObjectIdentifier(toast)] == nil {
            guard rxgtk_shows_toast(widget, .init(toast.pointer)) != 0 else { continue }
            arrivals[ObjectIdentifier(toast)] = ToastArrival(over: self)
        }
    }

    override var companions: [GObject] { super.companions + toasts }
}
#endif
