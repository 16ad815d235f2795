#if GTK
public import Rx

extension Reactive where Base: TextBuffer {
    /// Whether a change can be undone. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var canUndo: Observable<Bool> { base.state(\.canUndo, changes: "notify::can-undo") }

    /// Whether a change can be redone. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var canRedo: Observable<Bool> { base.state(\.canRedo, changes: "notify::can-redo") }

    /// Whether the text has changed since it was last marked as unmodified. Emits the current value, then each change.
    /// Never fails.
    @MainActor public var isModified: Observable<Bool> { base.state(\.isModified, changes: "modified-changed") }
}
#endif
