import Rx
import RxGTK

extension GalleryPage {
    static let overlay = GalleryPage("Overlay", "Something upon something else.") { bag in
        let toggle = CheckButton(title: "Sold", isOn: true)
        let badge = HBox { Label("SOLD").cssClass("heading").margins(6) }.cssClass("card", "view")
        toggle.rx.isOn.bind(to: badge.rx.isVisible).disposed(by: bag)
        let overlay = Overlay {
            Image(iconName: "mail-unread-symbolic", pixelSize: 96)
        } overlays: {
            badge.halign(.end).valign(.start)
        }
        return VBox(spacing: 12) {
            toggle.halign(.start)
            Separator()
            overlay.halign(.center)
        }
    }
}
