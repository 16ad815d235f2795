#if GTK
public import Rx

extension Reactive where Base: Banner {
    /// The presses of the banner's button. Wraps "button-clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("button-clicked") }
}
#endif
