#if GTK
public import Rx

extension Reactive where Base: PreferencesWindow {
    /// The place of the page that is shown, then of those the person changes to. What the program sets is not emitted.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::visible-page")
    }
}
#endif
