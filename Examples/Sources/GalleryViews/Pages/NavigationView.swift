import Rx
import RxGTK

extension GalleryPage {
    static let navigationView = GalleryPage("NavigationView", "Pages upon pages; Escape and Alt+Left go back.") { bag in
        let (open, label) = (Button(title: "Open"), Label("Nothing closed"))
        let view = NavigationView(root: page("Folder", open))
        open.rx.tap.bind { [unowned view] in view.push(page("File", Label("What is in it"))) }.disposed(by: bag)
        view.rx.pagePopped.map { "\($0.title) closed" }.bind(to: label.rx.text).disposed(by: bag)
        view.setSizeRequest(height: 200)
        return VBox(spacing: 12) {
            Frame(child: view)
            label.halign(.start)
        }
    }

    @MainActor private static func page(_ title: String, _ content: Widget) -> NavigationPage {
        let header = HeaderBar()
        header.showsWindowButtons = false
        return NavigationPage(title: title) {
            ToolbarView {
                header
            } content: {
                content.halign(.center).valign(.center)
            }
        }
    }
}
