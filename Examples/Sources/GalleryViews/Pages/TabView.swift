import Rx
import RxGTK

extension GalleryPage {
    static let tabView = GalleryPage("TabView", "Pages that the person opens, closes, moves and pins.") { bag in
        let (view, asks, status) = (TabView(), CheckButton(title: "Ask before closing"), Label())
        let bar = TabBar(view, hidesSingleTab: false)
        let (add, remove) = (
            Button(iconName: "list-add-symbolic", accessibilityLabel: "Add a Page"), Button(title: "Close")
        )
        for title in ["Inbox", "Letters", "Bills"] { view.append(Label(title).margins(24), title: title) }
        view.setPinned(true, for: view.pages[0])
        view.pages[0].iconName = "mail-unread-symbolic"
        view.pages[1].needsAttention = true
        view.pages[2].isLoading = true
        bar.endAction = add

        add.rx.tap.bind(with: view) { view, _ in
            let title = "Page \(view.pages.count + 1)"
            view.append(Label(title).margins(24), title: title)
        }.disposed(by: bag)
        asks.rx.isOn.map { !$0 }.bind(to: view.rx.closesOnRequest).disposed(by: bag)
        let wish = BehaviorRelay<TabPage?>(value: nil)
        view.rx.closeRequest.filter { _ in asks.isOn }.bind(to: wish).disposed(by: bag)
        wish.map { $0 == nil }.bind(to: remove.rx.isHidden).disposed(by: bag)
        wish.compactMap { $0?.title }.map { "Close \($0)" }.bind(to: remove.rx.title).disposed(by: bag)
        remove.rx.tap.bind(with: view) { view, _ in
            if let page = wish.value { view.remove(page) }
            wish.accept(nil)
        }.disposed(by: bag)
        Observable.combineLatest(view.rx.selectedPage, view.rx.pages) { page, pages in
            "\(page?.title ?? "none") of \(pages.map(\.title).joined(separator: ", "))"
        }.bind(to: status.rx.text).disposed(by: bag)

        return VBox(spacing: 12) {
            Frame {
                VBox {
                    bar
                    view
                }
            }
            status.halign(.start)
            HBox(spacing: 12) {
                asks
                remove
            }
        }
    }
}
