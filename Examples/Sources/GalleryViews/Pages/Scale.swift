import Rx
import RxGTK

extension GalleryPage {
    static let scale = GalleryPage("Scale", "A number to slide.") { bag in
        let (scale, bar) = (Scale(value: 0.4, in: 0...1), ProgressBar())
        scale.rx.value.bind(to: bar.rx.fraction).disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Fraction"); bar.accessibilityLabel("The same")
        }
    }
}
