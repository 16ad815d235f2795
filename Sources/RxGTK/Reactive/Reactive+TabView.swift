#if GTK
public import Rx

extension Reactive where Base: TabView {
    /// The page that is shown, then those the person changes to. What the program sets is not emitted.
    ///
    /// The page that follows one which the person closes is the person's doing, too.
    @MainActor public var selectedPage: ControlProperty<TabPage?> {
        base.control(\.selectedPage, changes: "notify::selected-page")
    }

    /// The pages, in order, now and then each change, whoever made it. Never fails.
    @MainActor public var pages: Observable<[TabPage]> {
        let byPerson = Observable.merge(
            ["page-attached", "page-detached", "page-reordered"].map { base.emissions(of: $0) }
        ).filter { [weak base] in base?.isBeingWritten == false }
        return Observable.merge(byPerson, base.rearrangements)
            .startWith(())
            .compactMap { [weak base] in base?.pages }
            .distinctUntilChanged()
    }

    /// The person's wishes to close a page: the close button of its tab, a middle click on it, `requestClose(of:)`.
    ///
    /// Told before the page is taken out, or instead, where `closesOnRequest` is false or the page is pinned. Wraps "close-page".
    @MainActor public var closeRequest: ControlEvent<TabPage> { ControlEvent(events: base.closeRequests) }

    /// The pages that the person has moved, each with its new place. Wraps "page-reordered".
    @MainActor public var pageMoved: ControlEvent<(page: TabPage, index: Int)> {
        ControlEvent(
            events: base.emissions(of: "page-reordered", as: TabPage.self, Int.self)
                .filter { [weak base] _, _ in base?.isBeingWritten == false }
                .map { (page: $0, index: $1) })
    }

    /// The presses of the second icon of a tab. Wraps "indicator-activated".
    @MainActor public var indicatorActivated: ControlEvent<TabPage> { signal("indicator-activated", as: TabPage.self) }

    /// The page whose menu is about to open, and `nil` when it has closed. Wraps "setup-menu".
    @MainActor public var menuRequest: ControlEvent<TabPage?> { signal("setup-menu", as: TabPage?.self) }
}
#endif
