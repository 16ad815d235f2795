import Rx
import RxGTK

extension GalleryPage {
    static let expander = GalleryPage("Expander", "Shows or hides what is below it.") { bag in
        let (expander, label) = (Expander(title: "More") { Label("Here it is").halign(.start).margins(12) }, Label())
        expander.rx.isExpanded.map { $0 ? "Open" : "Closed" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            expander; label.halign(.start)
        }
    }
}
