import Rx
import RxGTK

extension GalleryPage {
    static let switchPage = GalleryPage("Switch", "On or off, at once.") { bag in
        let (power, spinner) = (Switch(accessibilityLabel: "Power"), Spinner())
        power.rx.isOn.bind(to: spinner.rx.isAnimating).disposed(by: bag)
        return HBox(spacing: 12) {
            power.valign(.center); spinner.accessibilityLabel("Working")
        }
    }
}
