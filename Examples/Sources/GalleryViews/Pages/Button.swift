import Rx
import RxGTK

extension GalleryPage {
    static let button = GalleryPage("Button", "What is pressed is an event.") { bag in
        let (button, label, enabled) = (Button(title: "Press"), Label("0"), CheckButton(title: "Enabled", isOn: true))
        button.rx.tap.scan(0) { count, _ in count + 1 }.map(String.init).bind(to: label.rx.text).disposed(by: bag)
        enabled.rx.isOn.bind(to: button.rx.isEnabled).disposed(by: bag)
        return HBox(spacing: 12) {
            button; label; enabled
        }
    }
}
