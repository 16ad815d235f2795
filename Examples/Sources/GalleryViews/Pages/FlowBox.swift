import Rx
import RxGTK

extension GalleryPage {
    static let flowBox = GalleryPage("FlowBox", "As many in a row as fit.") { bag in
        let label = Label("Press Enter on one")
        let box = FlowBox(rowSpacing: 6, columnSpacing: 6) {
            for number in 1...12 { Label("Number \(number)").margins(6) }
        }
        box.rx.itemActivated.map { "Number \($0 + 1)" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            box; label.halign(.start)
        }
    }
}
