#if GTK
public import Rx

extension Reactive where Base: Toast {
    /// The presses of its button. Wraps "button-clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("button-clicked") }

    /// Tells, by element and completion, that the toast is gone: its time was over, or somebody dismissed it.
    ///
    /// Only completes when the window closes first. Wraps "dismissed".
    @MainActor public var didDismiss: ControlEvent<Void> { signal("dismissed") }
}

extension Reactive where Base: ToastOverlay {
    /// Shows toasts.
    @MainActor public var toast: Binder<Toast> {
        Binder(base) { overlay, toast in overlay.add(toast) }
    }
}
#endif
