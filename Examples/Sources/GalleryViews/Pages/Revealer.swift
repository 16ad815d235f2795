import Rx
import RxGTK

extension GalleryPage {
    static let revealer = GalleryPage("Revealer", "Shows or hides a widget, in motion.") { bag in
        let (toggle, revealer) = (ToggleButton(title: "Show"), Revealer { Label("Here it is").halign(.start) })
        toggle.rx.isOn.bind(to: revealer.rx.isRevealed).disposed(by: bag)
        return VBox(spacing: 12) {
            toggle.halign(.start); revealer
        }
    }
}
