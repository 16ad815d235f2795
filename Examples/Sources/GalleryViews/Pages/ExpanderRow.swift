import Rx
import RxGTK

extension GalleryPage {
    static let expanderRow = GalleryPage("ExpanderRow", "A row of settings with more below it.") { bag in
        let (row, label) = (ExpanderRow(title: "More") { ActionRow(title: "Within") }, Label())
        row.rx.isExpanded.map { $0 ? "Open" : "Closed" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup { row }; label.halign(.start)
        }
    }
}
