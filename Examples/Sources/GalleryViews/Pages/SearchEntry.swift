import Rx
import RxGTK

extension GalleryPage {
    static let searchEntry = GalleryPage("SearchEntry", "Tells what is searched for, once typing rests.") { bag in
        let (entry, label) = (SearchEntry(placeholder: "Search"), Label("Nothing yet"))
        entry.rx.searchText.map { "Searched for “\($0)”" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Search in the demo"); label.halign(.start)
        }
    }
}
