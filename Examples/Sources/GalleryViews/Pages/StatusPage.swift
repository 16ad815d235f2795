import Rx
import RxGTK

extension GalleryPage {
    static let statusPage = GalleryPage("StatusPage", "Says why there is nothing here.") { _ in
        StatusPage(title: "Nothing yet", description: "What you add is shown here.", iconName: "folder-symbolic")
            .sizeRequest(height: 320)
    }
}
