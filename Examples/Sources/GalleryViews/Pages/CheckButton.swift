import Rx
import RxGTK

extension GalleryPage {
    static let checkButton = GalleryPage("CheckButton", "A box to tick; several in one group are choices.") { bag in
        let (check, button, label) = (CheckButton(title: "I have read it"), Button(title: "Go on"), Label())
        check.rx.isOn.bind(to: button.rx.isEnabled).disposed(by: bag)
        button.rx.tap.map { "You went on." }.bind(to: label.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            check; button; label
        }
    }
}
