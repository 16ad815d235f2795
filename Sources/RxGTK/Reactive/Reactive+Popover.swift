#if GTK
public import Rx

extension Reactive where Base: Popover {
    /// Emits each time the popover has been hidden, by the user or the app. Wraps "closed".
    @MainActor public var didClose: ControlEvent<Void> { signal("closed") }
}
#endif
