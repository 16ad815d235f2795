#if GTK
public import Rx

extension Reactive where Base: Editable {
    /// The text. Emits the current value, then each change by the user. Setting an equal text does nothing; another one
    /// keeps the cursor.
    ///
    /// Changes by the app are not emitted. Typing over a selection emits "" first, because GTK deletes and then
    /// inserts.
    @MainActor public var text: ControlProperty<String?> { base.control(\.text, changes: "changed") }

    /// Whether an input method is composing text that the widget's text does not contain yet. Emits the current value,
    /// then each change. Never fails.
    @MainActor public var isComposing: Observable<Bool> {
        base.lineObject.composing { [weak base] in base?.writing.isComposing ?? false }
    }
}
#endif
