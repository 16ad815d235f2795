#if GTK
public import Rx

extension Reactive where Base: TextBuffer {
    /// Whether there is a change to take back, now and then each change, whoever made it. Never fails.
    @MainActor public var canUndo: Observable<Bool> { base.state(\.canUndo, changes: "notify::can-undo") }

    /// Whether there is a change to make again, now and then each change, whoever made it. Never fails.
    @MainActor public var canRedo: Observable<Bool> { base.state(\.canRedo, changes: "notify::can-redo") }

    /// Whether the text has changed since it was last set to be unmodified, now and then each change. Never fails.
    @MainActor public var isModified: Observable<Bool> { base.state(\.isModified, changes: "modified-changed") }
}
#endif
