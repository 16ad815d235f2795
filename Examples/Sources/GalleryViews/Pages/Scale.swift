import Rx
import RxGTK

extension GalleryPage {
    static let scale = GalleryPage("Scale", "A number to slide.") { bag in
        let (scale, bar) = (Scale(value: 0.4, in: 0...1), ProgressBar())
        let shown = CheckButton(title: "Show the number")
        scale.digits = 2
        scale.rx.value.bind(to: bar.rx.fraction).disposed(by: bag)
        shown.rx.isOn.bind(to: scale.rx.showsValue).disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Fraction"); bar.accessibilityLabel("The same"); shown.halign(.start)
        }
    }
}
