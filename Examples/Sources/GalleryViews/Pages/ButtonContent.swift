import Rx
import RxGTK

extension GalleryPage {
    static let buttonContent = GalleryPage("ButtonContent", "An icon and a title in a button.") { _ in
        let button = Button()
        button.child = ButtonContent(iconName: "document-open-symbolic", title: "Open")
        return button.halign(.start)
    }
}
