import Rx
import RxGTK

/// The names of all pages at the left, and the chosen page at the right. In a narrow window, a button shows the names
/// over the page.
package final class GalleryWindow: Window {
    private let bag = DisposeBag()
    private let (search, list, pageBin) = (SearchEntry(placeholder: "Search"), ListView(), Bin())
    private let panes = OverlaySplitView()
    private let listButton = ToggleButton(iconName: "sidebar-show-symbolic", accessibilityLabel: "List of Pages")
    private let isListShown = BehaviorRelay(value: true)

    package init(page: GalleryPage? = nil, application: Application? = nil) {
        super.init(title: "Gallery", width: 1_240, height: 720, application: application)
        headerBar.pack(start: { listButton })
        panes.sidebar = VBox {
            search.margins(6).accessibilityLabel("Search")
            ScrolledWindow { list.accessibilityLabel("Pages").cssClass("navigation-sidebar") }
                .vexpand().sizeRequest(width: 200)
        }
        panes.content = pageBin.hexpand()
        content = panes
        bindList()
        bindPanes()
        bindKeys()
        show(page ?? GalleryPage.all[0])
        search.becomeFirstResponder()
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
            if window.panes.isCollapsed { window.isListShown.accept(false) }
        }.disposed(by: bag)
    }

    private func bindPanes() {
        isListShown.bind(to: panes.rx.isSidebarShown).disposed(by: bag)
        isListShown.bind(to: listButton.rx.isOn).disposed(by: bag)
        panes.rx.isSidebarShown.changed.bind(to: isListShown).disposed(by: bag)
        listButton.rx.isOn.changed.bind(to: isListShown).disposed(by: bag)
        let isNarrow = rx.size.map { $0.width < 600 }.distinctUntilChanged()
        isNarrow.bind(to: panes.rx.isCollapsed).disposed(by: bag)
        // While the list is over the page, no page is selected, so that the user can choose the last one again.
        Observable.combineLatest(isNarrow, isListShown) { $0 && $1 }.distinctUntilChanged().skip(1)
            .observe(on: MainScheduler.asyncInstance)
            .bind(with: self) { window, isListOverPage in
                window.list.select(isListOverPage ? [] : [window.title ?? ""], of: GalleryPage.self)
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
