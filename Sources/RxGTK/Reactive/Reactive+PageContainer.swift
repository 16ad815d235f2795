#if GTK
public import Rx

extension Reactive where Base: PageContainer {
    /// The name of the page that is shown, then of those the person changes to. What the program sets is not emitted.
    @MainActor public var visibleChildName: ControlProperty<String?> {
        base.control(\.visibleChildName, changes: "notify::visible-child-name")
    }
}
#endif
