import Rx
import RxGTK

extension GalleryPage {
    static let headerBar = GalleryPage("HeaderBar", "The bar above a window: a title, and what is done most.") { bag in
        let add = Button(iconName: "list-add-symbolic", accessibilityLabel: "Add")
        let (own, label) = (CheckButton(title: "A title of its own", isOn: true), Label())
        let (title, bar) = (WindowTitle(title: "Tasks", subtitle: "0 added"), HeaderBar { add })
        bar.showsWindowButtons = false
        own.rx.isOn.map { $0 ? title : nil }.bind(to: bar.rx.titleView).disposed(by: bag)
        let added = add.rx.tap.scan(0) { count, _ in count + 1 }.map { "\($0) added" }.share()
        added.bind(to: title.rx.subtitle).disposed(by: bag)
        added.map { "The subtitle says “\($0)”." }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame(child: bar); own.halign(.start); label.halign(.start)
        }
    }
}
