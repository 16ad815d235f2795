#if GTK
public import Rx

extension Reactive where Base: PreferencesWindow {
    /// The index of the visible page. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::visible-page")
    }
}
#endif
