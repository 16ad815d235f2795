#if GTK
public import Rx

extension Reactive where Base: Button {
    /// Emits when the button is pressed by pointer, keyboard or assistive technology. Wraps "clicked".
    @MainActor public var tap: ControlEvent<Void> { signal("clicked") }

    /// Sets the text on the button.
    @MainActor public var title: Binder<String?> {
        Binder(base) { button, title in button.title = title }
    }
}
#endif
