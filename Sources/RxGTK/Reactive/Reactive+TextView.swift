#if GTK
public import Rx

extension Reactive where Base: TextView {
    /// The text. Emits the current value, then each change by the user. Setting an equal text does nothing; another one
    /// keeps the cursor.
    ///
    /// Changes by the app are not emitted. Completes when the view is freed or its window is closed.
    @MainActor public var text: ControlProperty<String?> { base.buffer.control(\.text, changes: "changed") }

    /// Whether an input method is composing text that the view's text does not contain yet. Emits the current value,
    /// then each change. Never fails.
    @MainActor public var isComposing: Observable<Bool> {
        base.composing { [weak base] in base?.buffer.writing.isComposing ?? false }
    }
}
#endif
