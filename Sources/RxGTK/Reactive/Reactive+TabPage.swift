#if GTK
public import Rx

extension Reactive where Base: TabPage {
    /// Whether the page is selected. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var isSelected: Observable<Bool> { base.state(\.isSelected, changes: "notify::selected") }
}
#endif
