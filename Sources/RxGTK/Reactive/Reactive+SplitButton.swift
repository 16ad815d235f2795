#if GTK
public import Rx

extension Reactive where Base: SplitButton {
    /// The presses of the button that is not the menu's. Wraps "clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("clicked") }
}
#endif
