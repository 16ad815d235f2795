import Rx
import RxGTK

extension GalleryPage {
    static let viewStack = GalleryPage("ViewStack", "Pages with icons; the switcher is in the bar above or below.") {
        _ in
        let stack = ViewStack {
            Label("Files").margins(24).page("files", title: "Files", iconName: "folder-symbolic")
            Label("Found").margins(24).page("found", title: "Found", iconName: "edit-find-symbolic")
        }
        return Frame {
            VBox {
                stack; ViewSwitcherBar(stack, isRevealed: true)
            }
        }
    }
}
