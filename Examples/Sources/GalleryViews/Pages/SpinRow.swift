import Rx
import RxGTK

extension GalleryPage {
    static let spinRow = GalleryPage("SpinRow", "A row of settings with a number.") { bag in
        let (row, label) = (SpinRow(title: "Copies", value: 2, in: 1...9), Label())
        row.rx.value.map { "\(Int($0)) of nine" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup { row }; label.halign(.start)
        }
    }
}
