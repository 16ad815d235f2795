#if GTK
public import Rx

extension Reactive where Base: TabPage {
    /// Whether it is the page that is shown, now and then each change, whoever made it. Never fails.
    @MainActor public var isSelected: Observable<Bool> { base.state(\.isSelected, changes: "notify::selected") }
}
#endif
