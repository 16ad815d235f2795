import Rx
import RxGTK

extension GalleryPage {
    static let overlay = GalleryPage("Overlay", "Something upon something else.") { bag in
        let (toggle, badge) = (CheckButton(title: "Sold", isOn: true), Label("SOLD").cssClass("title-1"))
        toggle.rx.isOn.bind(to: badge.rx.isVisible).disposed(by: bag)
        let overlay = Overlay {
            Image(iconName: "mail-unread-symbolic", pixelSize: 96)
        } overlays: {
            badge.halign(.end).valign(.start)
        }
        return VBox(spacing: 12) {
            toggle; Separator(); overlay
        }
    }
}
