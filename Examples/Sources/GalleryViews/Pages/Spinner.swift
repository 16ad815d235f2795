import Rx
import RxGTK

extension GalleryPage {
    static let spinner = GalleryPage("Spinner", "Something is under way.") { bag in
        let (button, spinner) = (ToggleButton(title: "Load"), Spinner())
        button.rx.isOn.bind(to: spinner.rx.isAnimating).disposed(by: bag)
        return HBox(spacing: 12) {
            button; spinner.accessibilityLabel("Loading")
        }
    }
}
