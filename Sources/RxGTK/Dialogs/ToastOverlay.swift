#if GTK
public import CGTK

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

    /// Shows a toast, after those that are waiting already. A toast can be shown once.
    public func add(_ toast: Toast) {
        toasts.append(toast)
        // After the handlers that were and will be connected, which still hear that the toast is gone.
        toast.connect("dismissed", after: true) { [weak self, weak toast] in
            guard let toast else { return }
            self?.toasts.removeAll { $0 === toast }
            toast.finishHandlers()
        }
        // The overlay takes over a reference here, and the wrapper keeps its own.
        g_object_ref(.init(toast.pointer))
        adw_toast_overlay_add_toast(pointer, toast.pointer)
    }

    override var companions: [GObject] { super.companions + toasts }
}
#endif
