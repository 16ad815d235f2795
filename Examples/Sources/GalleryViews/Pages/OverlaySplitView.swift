import Rx
import RxGTK

extension GalleryPage {
    static let overlaySplitView = GalleryPage("OverlaySplitView", "A sidebar beside the content, or over it.") { bag in
        let (shows, collapsed) = (ToggleButton(title: "Sidebar"), CheckButton(title: "Collapsed"))
        let view = OverlaySplitView {
            Label("Sidebar").margins(24)
        } content: {
            Label("Content").margins(24).hexpand()
        }
        view.rx.isSidebarShown.bind(to: shows.rx.isOn).disposed(by: bag)
        shows.rx.isOn.bind(to: view.rx.isSidebarShown).disposed(by: bag)
        collapsed.rx.isOn.bind(to: view.rx.isCollapsed).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                shows
                collapsed
            }
            Frame(child: view.sizeRequest(height: 140))
        }
    }
}
