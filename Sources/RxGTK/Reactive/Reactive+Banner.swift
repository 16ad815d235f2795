#if GTK
public import Rx

extension Reactive where Base: Banner {
    /// Emits when the banner's button is pressed. Wraps "button-clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("button-clicked") }
}
#endif
