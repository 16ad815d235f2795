import Rx
import RxGTK

extension GalleryPage {
    static let statusPage = GalleryPage("StatusPage", "Says why there is nothing here.") { bag in
        let (isSearch, page) = (CheckButton(title: "After a search"), StatusPage(title: "Nothing yet"))
        isSearch.rx.isOn.map { $0 ? "Nothing found" : "Nothing yet" }.bind(to: page.rx.title).disposed(by: bag)
        isSearch.rx.isOn.map { $0 ? "Try other words." : "What you add is shown here." }
            .bind(to: page.rx.description).disposed(by: bag)
        isSearch.rx.isOn.map { $0 ? "edit-find-symbolic" : "folder-symbolic" }
            .bind(to: page.rx.iconName).disposed(by: bag)
        return VBox(spacing: 12) {
            isSearch.halign(.start); page.sizeRequest(height: 320)
        }
    }
}
