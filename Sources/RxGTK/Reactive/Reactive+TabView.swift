#if GTK
public import Rx

extension Reactive where Base: TabView {
    /// The selected page. Emits the current value, then each change by the user, but none by the app.
    ///
    /// When the user closes the selected page, the selection of the next one counts as a change by the user.
    @MainActor public var selectedPage: ControlProperty<TabPage?> {
        base.control(\.selectedPage, changes: "notify::selected-page")
    }

    /// The pages, in order. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var pages: Observable<[TabPage]> {
        let byPerson = Observable.merge(
            ["page-attached", "page-detached", "page-reordered"].map { base.emissions(of: $0) }
        ).filter { [weak base] in base?.isBeingWritten == false }
        return Observable.merge(byPerson, base.rearrangements.observable)
            .startWith(())
            .compactMap { [weak base] in base?.pages }
            .distinctUntilChanged()
    }

    /// The user's requests to close a page, by its tab's close button or a middle click on its tab, and
    /// `requestClose(of:)`.
    ///
    /// Emits before the page is removed. If `closesOnRequest` is false or the page is pinned, the page is not removed.
    /// Wraps "close-page".
    @MainActor public var closeRequest: ControlEvent<TabPage> { ControlEvent(events: base.closeRequests.observable) }

    /// The pages that the user moves, each with its new index. Wraps "page-reordered".
    @MainActor public var pageMoved: ControlEvent<(page: TabPage, index: Int)> {
        ControlEvent(
            events: base.emissions(of: "page-reordered", as: TabPage.self, Int.self)
                .filter { [weak base] _, _ in base?.isBeingWritten == false }
                .map { (page: $0, index: $1) })
    }

    /// The pages whose indicator, the tab's second icon, the user presses. Wraps "indicator-activated".
    @MainActor public var indicatorActivated: ControlEvent<TabPage> { signal("indicator-activated", as: TabPage.self) }

    /// The page whose menu is about to open, or `nil` when the menu has closed. Wraps "setup-menu".
    @MainActor public var menuRequest: ControlEvent<TabPage?> { signal("setup-menu", as: TabPage?.self) }
}
#endif
