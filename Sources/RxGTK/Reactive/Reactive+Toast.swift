#if GTK
public import Rx

extension Reactive where Base: Toast {
    /// Emits when the toast's button is pressed. Wraps "button-clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("button-clicked") }

    /// Emits once and completes when the toast has timed out or was dismissed.
    ///
    /// If the window closes first, it only completes. Wraps "dismissed".
    @MainActor public var didDismiss: ControlEvent<Void> { signal("dismissed") }
}

extension Reactive where Base: ToastOverlay {
    /// Shows each emitted toast.
    @MainActor public var toast: Binder<Toast> {
        Binder(base) { overlay, toast in overlay.add(toast) }
    }
}
#endif
