import Rx
import RxGTK

extension GalleryPage {
    static let viewSwitcher = GalleryPage("ViewSwitcher", "Switches the pages of a stack, from the bar above.") { bag in
        let stack = ViewStack {
            Label("The news").margins(24).page("news", title: "News", iconName: "mail-unread-symbolic")
            Label("What is kept").margins(24).page("kept", title: "Kept", iconName: "folder-symbolic")
        }
        let (wide, switcher) = (CheckButton(title: "Wide"), ViewSwitcher(stack))
        wide.rx.isOn.bind(to: switcher.rx.isWide).disposed(by: bag)
        return VBox(spacing: 12) {
            switcher.halign(.center); stack; wide.halign(.start)
        }
    }
}
