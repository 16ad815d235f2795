#if GTK
public import Rx

extension Reactive where Base: NavigationView {
    /// The page that is to be seen, then the one after each change, whoever made it. Never fails.
    @MainActor public var visiblePage: Observable<NavigationPage?> {
        base.state(\.visiblePage, changes: "notify::visible-page")
    }

    /// The pages that are taken off, whoever does it, the last first. Wraps "popped".
    @MainActor public var pagePopped: ControlEvent<NavigationPage> { signal("popped", as: NavigationPage.self) }
}
#endif
