import Rx
import RxGTK

extension GalleryPage {
    static let image = GalleryPage("Image", "An icon of the theme.") { bag in
        let (scale, image) = (Scale(value: 32, in: 16...96, step: 16), Image())
        let icons = DropDown(["document-open-symbolic", "edit-find-symbolic", "user-trash-symbolic"])
        scale.rx.value.map { Int($0) }.bind(to: image.rx.pixelSize).disposed(by: bag)
        icons.rx.selectedIndex.map { $0.map { icons.items[$0] } }
            .bind(to: image.rx.iconName, image.rx.accessibilityLabel).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                Label("Pixels"); scale.accessibilityLabel("Pixels").hexpand()
            }
            icons.accessibilityLabel("Icon").halign(.start)
            image.sizeRequest(height: 96)
        }
    }
}
