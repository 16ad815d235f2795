#if GTK
public import Rx

extension Reactive where Base: TextView {
    /// The text, then what the person makes of it; setting it writes only a text that differs, and keeps the cursor.
    ///
    /// What the program sets is not emitted. Completes when the view is gone or its window is closed.
    @MainActor public var text: ControlProperty<String?> { base.buffer.control(\.text, changes: "changed") }

    /// Whether an input method composes a text that is not in the view's yet: now, and then each change. Never fails.
    @MainActor public var isComposing: Observable<Bool> {
        base.composing { [weak base] in base?.buffer.writing.isComposing ?? false }
    }
}
#endif
