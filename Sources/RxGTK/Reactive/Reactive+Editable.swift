#if GTK
public import Rx

extension Reactive where Base: Editable {
    /// The text, then what the person makes of it; setting it writes only a text that differs, and keeps the cursor.
    ///
    /// What the program sets is not emitted. Typing over a selection emits "" first: GTK deletes, then inserts.
    @MainActor public var text: ControlProperty<String?> { base.control(\.text, changes: "changed") }

    /// Whether an input method composes a text that is not in the widget's yet: now, and then each change. Never fails.
    @MainActor public var isComposing: Observable<Bool> {
        base.lineObject.composing { [weak base] in base?.writing.isComposing ?? false }
    }
}
#endif
