#if GTK
public import Rx

extension Reactive where Base: Popover {
    /// Tells each time that the popover has been hidden, by whoever. Wraps "closed".
    @MainActor public var didClose: ControlEvent<Void> { signal("closed") }
}
#endif
