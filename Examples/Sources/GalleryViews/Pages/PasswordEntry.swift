import Rx
import RxGTK

extension GalleryPage {
    static let passwordEntry = GalleryPage("PasswordEntry", "A line that nobody reads over your shoulder.") { bag in
        let (entry, label) = (PasswordEntry(placeholder: "Password"), Label())
        entry.rx.text.orEmpty.map { $0.count < 8 ? "Too short" : "Long enough" }.bind(to: label.rx.text).disposed(
            by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Password"); label.halign(.start)
        }
    }
}
