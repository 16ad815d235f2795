#if GTK
public import Rx

extension Reactive where Base: OverlaySplitView {
    /// Whether the sidebar is shown. Emits the current value, then each change by the user or by collapsing, but none
    /// by the app.
    @MainActor public var isSidebarShown: ControlProperty<Bool> {
        base.control(\.isSidebarShown, changes: "notify::\(OverlaySplitView.shownName)")
    }
}
#endif
