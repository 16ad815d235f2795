#if GTK
public import Rx

extension Reactive where Base: Entry {
    /// Enter, pressed in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }
}
#endif
