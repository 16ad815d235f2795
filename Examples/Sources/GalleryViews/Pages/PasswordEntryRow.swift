import Rx
import RxGTK

extension GalleryPage {
    static let passwordEntryRow = GalleryPage("PasswordEntryRow", "A row of settings with a password.") { bag in
        let (row, label) = (PasswordEntryRow(title: "Password"), Label())
        row.rx.text.orEmpty.map { $0.count < 8 ? "Too short" : "Long enough" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup { row }; label.halign(.start)
        }
    }
}
