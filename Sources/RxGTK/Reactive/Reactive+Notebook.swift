#if GTK
public import Rx

extension Reactive where Base: Notebook {
    /// The index of the selected page. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::page")
    }

    /// The pages that the user moves, each with its new index. Wraps "page-reordered".
    @MainActor public var pageMoved: ControlEvent<(page: Widget, index: Int)> {
        ControlEvent(
            events: base.emissions(of: "page-reordered", as: Widget.self, Int.self).map { (page: $0, index: $1) })
    }
}
#endif
