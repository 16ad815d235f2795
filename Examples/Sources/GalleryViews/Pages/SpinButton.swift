import Rx
import RxGTK

extension GalleryPage {
    static let spinButton = GalleryPage("SpinButton", "A number to type, or to step through.") { bag in
        let (spin, label, wraps) = (SpinButton(value: 3, in: 0...10), Label(), CheckButton(title: "From ten to none"))
        wraps.rx.isOn.bind(to: spin.rx.wraps).disposed(by: bag)
        spin.rx.value.map { "\(Int($0)) of ten" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                spin.accessibilityLabel("Number"); label
            }
            wraps.halign(.start)
        }
    }
}
