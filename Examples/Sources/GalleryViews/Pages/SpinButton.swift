import Rx
import RxGTK

extension GalleryPage {
    static let spinButton = GalleryPage("SpinButton", "A number to type, or to step through.") { bag in
        let (spin, label) = (SpinButton(value: 3, in: 0...10), Label())
        spin.rx.value.map { "\(Int($0)) of ten" }.bind(to: label.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            spin.accessibilityLabel("Number"); label
        }
    }
}
