import Rx
import RxGTK

extension GalleryPage {
    static let dropDown = GalleryPage("DropDown", "One of a few texts.") { bag in
        let (sizes, label) = (DropDown(["Small", "Middle", "Large"]), Label())
        sizes.isSearchable = true
        sizes.rx.selectedIndex.map { "Place \($0.map(String.init) ?? "none")" }.bind(to: label.rx.text).disposed(
            by: bag)
        return HBox(spacing: 12) {
            sizes.accessibilityLabel("Size"); label
        }
    }
}
