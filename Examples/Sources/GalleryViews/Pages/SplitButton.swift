import Rx
import RxGTK

extension GalleryPage {
    static let splitButton = GalleryPage("SplitButton", "A button, and more of its kind in a menu beside it.") { bag in
        let (button, label) = (SplitButton(title: "Save"), Label("0 saved"))
        button.popover = Popover { Label("Elsewhere").margins(12) }
        button.rx.tap.scan(0) { count, _ in count + 1 }.map { "\($0) saved" }.bind(to: label.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            button; label
        }
    }
}
