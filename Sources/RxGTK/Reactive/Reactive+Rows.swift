#if GTK
public import Rx

extension Reactive where Base: ActionRow {
    /// Emits when the user presses the row, or Enter on it. Emits nothing while `isActivatable` is false, as it is by
    /// default in a row without an `activatableWidget`. Wraps "activated".
    @MainActor public var activate: ControlEvent<Void> { signal("activated") }
}

extension Reactive where Base: EntryRow {
    /// Emits when the user presses Enter in the row. Wraps "entry-activated".
    @MainActor public var activate: ControlEvent<Void> { signal("entry-activated") }

    /// Emits when the user presses the row's apply button, or Enter if the button is shown. Wraps "apply".
    @MainActor public var apply: ControlEvent<Void> { signal("apply") }
}
#endif
