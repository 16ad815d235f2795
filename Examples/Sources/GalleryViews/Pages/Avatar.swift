import Rx
import RxGTK

extension GalleryPage {
    static let avatar = GalleryPage("Avatar", "A person, by picture or initials.") { bag in
        let (entry, avatar) = (Entry(text: "Ada Lovelace"), Avatar(size: 64, text: ""))
        entry.rx.text.bind(to: avatar.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            avatar; entry.valign(.center).hexpand().accessibilityLabel("Name")
        }
    }
}
