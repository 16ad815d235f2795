import Rx
import RxGTK

extension GalleryPage {
    static let menuButton = GalleryPage("MenuButton", "Opens a menu, or anything else, below itself.") { bag in
        let (button, entry, label) = (MenuButton(title: "Rename"), Entry(text: "Tea"), Label())
        button.popover = Popover { entry.accessibilityLabel("New name").margins(6) }
        entry.rx.text.orEmpty.map { "It is called “\($0)”" }.bind(to: label.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            button; label
        }
    }
}
