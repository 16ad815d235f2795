#if GTK
public import Rx

extension Reactive where Base: PasswordEntry {
    /// Enter, pressed in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }
}
#endif
