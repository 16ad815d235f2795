#if GTK
public import Rx

extension Reactive where Base: ActionRow {
    /// The presses on the row, and Enter on it. Wraps "activated".
    @MainActor public var activate: ControlEvent<Void> { signal("activated") }
}

extension Reactive where Base: EntryRow {
    /// Enter, pressed in the row. Wraps "entry-activated".
    @MainActor public var activate: ControlEvent<Void> { signal("entry-activated") }

    /// The presses of its apply button, and Enter where there is one. Wraps "apply".
    @MainActor public var apply: ControlEvent<Void> { signal("apply") }
}
#endif
