#if GTK
public import Rx

extension Reactive where Base: StringChoice {
    /// The index of the selected string. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::selected")
    }
}
#endif
