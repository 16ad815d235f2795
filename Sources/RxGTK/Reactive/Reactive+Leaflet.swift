#if GTK
public import Rx

@available(*, deprecated, message: "Use OverlaySplitView, collapsed in a narrow window, or NavigationView.")
extension Reactive where Base: Leaflet {
    /// Whether there is room for one pane only. Emits the current value, then each change. Never fails.
    @MainActor public var isFolded: Observable<Bool> { base.state(\.isFolded, changes: "notify::folded") }
}
#endif
