#if GTK
public import Rx

extension Reactive where Base: PageContainer {
    /// The name of the visible page. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var visibleChildName: ControlProperty<String?> {
        base.control(\.visibleChildName, changes: "notify::visible-child-name")
    }
}
#endif
