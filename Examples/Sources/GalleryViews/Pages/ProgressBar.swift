import Rx
import RxGTK

extension GalleryPage {
    static let progressBar = GalleryPage("ProgressBar", "How far something is.") { bag in
        let (button, bar) = (Button(title: "A tenth more"), ProgressBar())
        let shown = CheckButton(title: "In words", isOn: true)
        button.rx.tap.scan(0.0) { done, _ in done >= 1 ? 0 : min(1, done + 0.1) }
            .bind(to: bar.rx.fraction).disposed(by: bag)
        shown.rx.isOn.bind(to: bar.rx.showsText).disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); shown.halign(.start); bar.accessibilityLabel("Done")
        }
    }
}
