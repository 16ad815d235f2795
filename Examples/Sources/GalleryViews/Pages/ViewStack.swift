import Rx
import RxGTK

extension GalleryPage {
    static let viewStack = GalleryPage("ViewStack", "Pages with icons; the switcher is in the bar above or below.") {
        bag in
        let (button, label, news) = (Button(title: "News Comes"), Label(), Label("News").margins(24))
        let stack = ViewStack {
            Label("Files").margins(24).page("files", title: "Files", iconName: "folder-symbolic")
            news.page("news", title: "News", iconName: "mail-unread-symbolic")
        }
        let count = button.rx.tap.scan(0) { count, _ in count + 1 }.startWith(0).share(replay: 1)
        count.bind(with: stack) { stack, count in stack.setBadge(count, on: news) }.disposed(by: bag)
        Observable.combineLatest(stack.rx.visibleChildName, count) { "Shown: \($0 ?? "none"); \($1) new" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame {
                VBox {
                    stack; ViewSwitcherBar(stack, isRevealed: true)
                }
            }
            button.halign(.start); label.halign(.start)
        }
    }
}
