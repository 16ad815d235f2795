import Rx
import RxGTK

/// The names of all pages at the left, and the chosen page at the right. A narrow window shows one of the two at a
/// time.
package final class GalleryWindow: Window {
    private let bag = DisposeBag()
    private let (search, list, panes, pageBin) = (SearchEntry(placeholder: "Search"), ListView(), Leaflet(), Bin())
    private let backButton = Button(iconName: "go-previous-symbolic", accessibilityLabel: "Back")

    package init(page: GalleryPage? = nil, application: Application? = nil) {
        super.init(title: "Gallery", width: 900, height: 640, application: application)
        headerBar.pack(start: { backButton })
        panes.add(
            VBox {
                search.margins(6).accessibilityLabel("Search")
                ScrolledWindow { list.accessibilityLabel("Pages").cssClass("navigation-sidebar") }
                    .vexpand().sizeRequest(width: 200)
            }, name: "pages")
        panes.add(Separator(.vertical), isNavigatable: false)
        panes.add(pageBin.hexpand().sizeRequest(width: 320), name: "page")
        content = panes
        bindList()
        bindPanes()
        bindKeys()
        show(page ?? GalleryPage.all[0])
        if page != nil { panes.visibleChildName = "page" }
    }

    private func bindList() {
        Observable.merge(.just(""), search.rx.searchText.asObservable())
            .map(GalleryPage.found(by:))
            .bind(to: list.rx.items) { _, _, page in Label(page.id).halign(.start) }
            .disposed(by: bag)
        let first = search.rx.activate.withLatestFrom(search.rx.text.orEmpty)
            .compactMap { GalleryPage.found(by: $0).first }
        let chosen = [list.rx.modelSelected(GalleryPage.self), list.rx.modelActivated(GalleryPage.self)]
        Observable.merge(chosen.map { $0.asObservable() } + [first]).bind(with: self) { window, page in
            if page.id != window.title { window.show(page) }
            window.panes.visibleChildName = "page"
        }.disposed(by: bag)
    }

    private func bindPanes() {
        let isPageShown = panes.rx.property("visible-child-name", as: String?.self).map { $0 == "page" }
        // The panes fold during the layout of the window, when no widget can be added to the header bar.
        Observable.combineLatest(panes.rx.isFolded, isPageShown) { $0 && $1 }
            .observe(on: MainScheduler.asyncInstance)
            .bind(to: backButton.rx.isVisible).disposed(by: bag)
        backButton.rx.tap.bind(with: self) { window, _ in window.panes.navigateBack() }.disposed(by: bag)
        // While only the list is shown, no page is selected, so that the user can choose the last one again.
        Observable.combineLatest(panes.rx.isFolded, isPageShown) { $0 && !$1 }.distinctUntilChanged().skip(1)
            .observe(on: MainScheduler.asyncInstance)
            .bind(with: self) { window, isListAlone in
                window.list.select(isListAlone ? [] : [window.title ?? ""], of: GalleryPage.self)
            }.disposed(by: bag)
    }

    private func bindKeys() {
        let next = rx.shortcut("<Alt>Page_Down", scope: .global).map { 1 }
        let previous = rx.shortcut("<Alt>Page_Up", scope: .global).map { -1 }
        Observable.merge(next.asObservable(), previous.asObservable())
            .bind(with: self) { window, step in window.move(by: step) }.disposed(by: bag)
    }

    /// Shows the page that is `step` places after the current one. Goes on at the other end of the list.
    private func move(by step: Int) {
        let pages = GalleryPage.all
        let index = pages.firstIndex { $0.id == title } ?? 0
        show(pages[(index + step + pages.count) % pages.count])
    }

    /// Shows a page in place of the current one.
    package func show(_ page: GalleryPage) {
        pageBin.child = GalleryPageView(page)
        title = page.id
        list.select([page.id], of: GalleryPage.self)
        if let row = list.selectedRows.first { list.scrollToRow(at: row) }
    }
}
