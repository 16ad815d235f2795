import Rx
import RxGTK

extension GalleryPage {
    static let actionRow = GalleryPage("ActionRow", "A row of settings that is pressed, or holds something that is.") {
        bag in
        let (row, count) = (ActionRow(title: "Check for news"), Label("0"))
        row.isActivatable = true
        row.addPrefix(Image(iconName: "view-refresh-symbolic"))
        row.addSuffix(count)
        let checked = row.rx.activate.asObservable().scan(0) { times, _ in times + 1 }.share()
        checked.map(String.init).bind(to: count.rx.text).disposed(by: bag)
        checked.map { $0 == 1 ? "Checked once" : "Checked \($0) times" }.bind(to: row.rx.subtitle).disposed(by: bag)
        return PreferencesGroup { row }
    }
}
