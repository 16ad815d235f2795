import Rx
import RxGTK

extension GalleryPage {
    static let buttonContent = GalleryPage("ButtonContent", "An icon and a title in a button.") { bag in
        let (button, label) = (Button(), Label("Nothing is open."))
        button.child = ButtonContent(iconName: "document-open-symbolic", title: "Open")
        button.rx.tap.map { "It is open." }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); label.halign(.start)
        }
    }
}
