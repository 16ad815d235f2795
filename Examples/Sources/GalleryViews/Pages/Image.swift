import Rx
import RxGTK

extension GalleryPage {
    static let image = GalleryPage("Image", "An icon of the theme.") { _ in
        HBox(spacing: 12) {
            for name in ["document-open-symbolic", "edit-find-symbolic", "user-trash-symbolic"] {
                Image(iconName: name, pixelSize: 32).accessibilityLabel(name)
            }
        }
    }
}
