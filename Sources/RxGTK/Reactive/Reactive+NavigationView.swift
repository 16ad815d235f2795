#if GTK
public import Rx

extension Reactive where Base: NavigationView {
    /// The visible page. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var visiblePage: Observable<NavigationPage?> {
        base.state(\.visiblePage, changes: "notify::visible-page")
    }

    /// The pages that the user or the app pops, the topmost first. Wraps "popped".
    @MainActor public var pagePopped: ControlEvent<NavigationPage> { signal("popped", as: NavigationPage.self) }
}
#endif
