#if GTK
public import Rx

extension Reactive where Base: OverlaySplitView {
    /// Whether the sidebar is shown, then what the person makes of it, or collapsing. What the program sets is not emitted.
    @MainActor public var isSidebarShown: ControlProperty<Bool> {
        base.control(\.isSidebarShown, changes: "notify::\(OverlaySplitView.shownName)")
    }
}
#endif
