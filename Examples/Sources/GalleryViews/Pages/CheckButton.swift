import Rx
import RxGTK

extension GalleryPage {
    static let checkButton = GalleryPage("CheckButton", "A box to tick; several in one group are choices.") { bag in
        let (check, button) = (CheckButton(title: "I have read it"), Button(title: "Go on"))
        check.rx.isOn.bind(to: button.rx.isEnabled).disposed(by: bag)
        return HBox(spacing: 12) {
            check; button
        }
    }
}
