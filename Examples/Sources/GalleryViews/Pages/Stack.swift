import Rx
import RxGTK

extension GalleryPage {
    static let stack = GalleryPage("Stack", "One page at a time, and what switches them.") { _ in
        let stack = Stack(transition: .slide) {
            Label("The first page").margins(24).page("first", title: "First")
            Label("The second page").margins(24).page("second", title: "Second")
        }
        return VBox(spacing: 12) {
            StackSwitcher(stack).halign(.center); stack
        }
    }
}
