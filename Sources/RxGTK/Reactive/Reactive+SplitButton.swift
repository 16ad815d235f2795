#if GTK
public import Rx

extension Reactive where Base: SplitButton {
    /// Emits when the main part of the button, not the menu's, is pressed. Wraps "clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("clicked") }
}
#endif
