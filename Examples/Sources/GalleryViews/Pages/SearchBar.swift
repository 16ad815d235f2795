import Rx
import RxGTK

extension GalleryPage {
    static let searchBar = GalleryPage("SearchBar", "A search that is out of the way until it is wanted.") { bag in
        let (toggle, entry, label) = (ToggleButton(title: "Search"), SearchEntry(placeholder: "Words"), Label())
        let bar = SearchBar(entry: entry)
        toggle.rx.isOn.bind(to: bar.rx.isSearching).disposed(by: bag)
        entry.rx.text.orEmpty.map { "Searched for “\($0)”" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            toggle.halign(.start); bar; label.halign(.start)
        }
    }
}
