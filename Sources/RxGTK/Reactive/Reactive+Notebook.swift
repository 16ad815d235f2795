#if GTK
public import Rx

extension Reactive where Base: Notebook {
    /// The place of the page that is shown, then of those the person changes to. What the program sets is not emitted.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::page")
    }

    /// The pages that the person has moved, each with its new place. Wraps "page-reordered".
    @MainActor public var pageMoved: ControlEvent<(page: Widget, index: Int)> {
        ControlEvent(
            events: base.emissions(of: "page-reordered", as: Widget.self, Int.self).map { (page: $0, index: $1) })
    }
}
#endif
