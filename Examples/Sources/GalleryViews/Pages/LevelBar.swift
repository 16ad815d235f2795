import Rx
import RxGTK

extension GalleryPage {
    static let levelBar = GalleryPage("LevelBar", "How much there is of something.") { bag in
        let (scale, bar) = (Scale(value: 2, in: 0...5, step: 1), LevelBar(in: 0...5, accessibilityLabel: "Charge"))
        bar.isDiscrete = true
        scale.rx.value.bind(to: bar.rx.value).disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Level"); bar
        }
    }
}
