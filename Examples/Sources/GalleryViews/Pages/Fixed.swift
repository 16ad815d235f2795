import Rx
import RxGTK

extension GalleryPage {
    static let fixed = GalleryPage("Fixed", "Widgets at places in pixels.") { bag in
        let (scale, fixed, label) = (Scale(value: 40, in: 0...200), Fixed(), Label("Here"))
        fixed.add(label, x: 0, y: 0)
        scale.rx.value.bind(with: fixed) { fixed, x in fixed.move(label, x: x, y: x / 4) }.disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Place"); fixed.sizeRequest(height: 80)
        }
    }
}
