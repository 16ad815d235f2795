import Rx
import RxGTK

extension GalleryPage {
    static let toggleButton = GalleryPage("ToggleButton", "A button that stays pressed.") { bag in
        let (toggle, label) = (ToggleButton(title: "Bold"), Label("Some text"))
        toggle.rx.isOn.map { $0 ? "Some bold text" : "Some text" }.bind(to: label.rx.text).disposed(by: bag)
        toggle.rx.isOn.bind(with: label) { label, isOn in
            isOn ? label.addCSSClass("heading") : label.removeCSSClass("heading")
        }.disposed(by: bag)
        return HBox(spacing: 12) {
            toggle; label
        }
    }
}
