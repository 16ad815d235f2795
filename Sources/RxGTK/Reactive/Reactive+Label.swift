#if GTK
public import Rx

extension Reactive where Base: Label {
    /// Sets the text.
    @MainActor public var text: Binder<String?> {
        Binder(base) { label, text in label.text = text }
    }
}
#endif
