#if GTK
public import Rx

extension Reactive where Base: SearchBar {
    /// Whether the bar is shown. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isSearching: ControlProperty<Bool> {
        base.control(\.isSearching, changes: "notify::search-mode-enabled")
    }
}
#endif
