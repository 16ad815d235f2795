import Rx
import RxGTK

extension GalleryPage {
    static let clamp = GalleryPage("Clamp", "Keeps what is in it from becoming wider than is good to read.") { bag in
        let (scale, label) = (Scale(value: 240, in: 120...480, step: 60), Label())
        let clamp = Clamp(maximumSize: 240) { Frame { label.margins(12) } }
        let width = scale.rx.value.map { Int($0) }.share(replay: 1)
        width.bind(to: clamp.rx.maximumSize, clamp.rx.tighteningThreshold).disposed(by: bag)
        width.map { "Up to \($0) pixels" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                Label("Width at most"); scale.accessibilityLabel("Width at most").hexpand()
            }
            clamp
        }
    }
}
