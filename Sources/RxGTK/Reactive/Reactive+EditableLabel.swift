#if GTK
public import Rx

extension Reactive where Base: EditableLabel {
    /// Whether the user is editing the text. Emits the current value, then each change. Never fails. Wraps "editing".
    @MainActor public var isEditing: Observable<Bool> { base.state(\.isEditing, changes: "notify::editing") }
}
#endif
