#if GTK
public import Rx

extension Reactive where Base: ToggleGroup {
    /// The name of the active toggle. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var activeName: ControlProperty<String?> {
        base.control(\.activeName, changes: "notify::active-name")
    }
}
#endif
