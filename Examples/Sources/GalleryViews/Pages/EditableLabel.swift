import Rx
import RxGTK

extension GalleryPage {
    static let editableLabel = GalleryPage("EditableLabel", "A text that becomes an entry when it is clicked.") { bag in
        let (name, label) = (EditableLabel("Click me"), Label())
        name.rx.text.orEmpty.map { "It says “\($0)”" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            name.accessibilityLabel("Name"); label.halign(.start)
        }
    }
}
