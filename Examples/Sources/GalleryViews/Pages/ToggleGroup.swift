import Rx
import RxGTK

extension GalleryPage {
    static let toggleGroup = GalleryPage("ToggleGroup", "Toggles of which exactly one is active.") { bag in
        let (group, label) = (ToggleGroup(), Label())
        group.add("list", iconName: "view-list-symbolic", tooltip: "As a list")
        group.add("grid", iconName: "view-grid-symbolic", tooltip: "As a grid")
        group.add("text", title: "Text")
        group.rx.activeName.map { "Shown as \($0 ?? "nothing")" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            group.halign(.center); label
        }
    }
}
