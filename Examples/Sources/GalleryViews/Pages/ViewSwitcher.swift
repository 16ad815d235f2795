import Rx
import RxGTK

extension GalleryPage {
    static let viewSwitcher = GalleryPage("ViewSwitcher", "Switches the pages of a stack, from the bar above.") { _ in
        let stack = ViewStack {
            Label("The news").margins(24).page("news", title: "News", iconName: "mail-unread-symbolic")
            Label("What is kept").margins(24).page("kept", title: "Kept", iconName: "folder-symbolic")
        }
        return VBox(spacing: 12) {
            ViewSwitcher(stack).halign(.center); stack
        }
    }
}
