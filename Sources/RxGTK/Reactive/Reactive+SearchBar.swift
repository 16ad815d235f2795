#if GTK
public import Rx

extension Reactive where Base: SearchBar {
    /// Whether the bar is there, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isSearching: ControlProperty<Bool> {
        base.control(\.isSearching, changes: "notify::search-mode-enabled")
    }
}
#endif
