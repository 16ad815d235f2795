import Rx
import RxGTK

extension GalleryPage {
    static let aspectFrame = GalleryPage("AspectFrame", "Keeps the shape of what is in it.") { bag in
        let (scale, label) = (Scale(value: 1.8, in: 0.5...3, step: 0.1), Label())
        let frame = AspectFrame(ratio: 1.8) { Frame { label } }
        scale.rx.value.bind(to: frame.rx.ratio).disposed(by: bag)
        scale.rx.value.map { "\(Int(($0 * 10).rounded())) : 10" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                Label("Width by height"); scale.accessibilityLabel("Width by height").hexpand()
            }
            frame.sizeRequest(height: 150)
        }
    }
}
