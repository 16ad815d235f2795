import Rx
import RxGTK

extension GalleryPage {
    static let avatar = GalleryPage("Avatar", "A person, by picture or initials.") { bag in
        let (entry, avatar) = (Entry(text: "Ada Lovelace"), Avatar(size: 64, text: ""))
        let initials = CheckButton(title: "Initials", isOn: true)
        entry.rx.text.bind(to: avatar.rx.text).disposed(by: bag)
        initials.rx.isOn.bind(to: avatar.rx.showsInitials).disposed(by: bag)
        return HBox(spacing: 12) {
            avatar
            VBox(spacing: 6) {
                entry.accessibilityLabel("Name"); initials
            }.valign(.center).hexpand()
        }
    }
}
