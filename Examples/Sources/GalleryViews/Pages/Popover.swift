import Rx
import RxGTK

extension GalleryPage {
    static let popover = GalleryPage("Popover", "Something that is shown at a widget, until it is pressed outside.") {
        bag in
        let (button, label) = (Button(title: "More"), Label("It is closed."))
        let (arrow, volume) = (CheckButton(title: "With an arrow", isOn: true), Scale(value: 3, in: 0...10, step: 1))
        let popover = Popover { volume.accessibilityLabel("Volume").sizeRequest(width: 160).margins(6) }
        arrow.rx.isOn.bind(to: popover.rx.hasArrow).disposed(by: bag)
        button.rx.tap.bind(with: button) { button, _ in
            popover.popUp(at: button)
            label.text = "It is open."
        }.disposed(by: bag)
        popover.rx.didClose.withLatestFrom(volume.rx.value).map { "It is closed; the volume is \(Int($0))." }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                button; arrow
            }
            label.halign(.start)
        }
    }
}
