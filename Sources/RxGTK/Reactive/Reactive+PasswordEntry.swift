#if GTK
public import Rx

extension Reactive where Base: PasswordEntry {
    /// Emits when the user presses Enter in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }
}
#endif
