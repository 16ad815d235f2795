import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let columnView = GalleryPage("ColumnView", "Rows in columns, sorted by their headers.") { bag in
        let (view, search, label) = (ColumnView(), SearchEntry(placeholder: "Filter"), Label(""))
        view.accessibilityLabel = "Planets"
        var name = ColumnViewColumn<Planet>("Name", text: \.id)
        name.expands = true
        name.areInIncreasingOrder = { $0.id < $1.id }
        var moons = ColumnViewColumn<Planet>("Moons") { "\($0.moons)" }
        moons.areInIncreasingOrder = { $0.moons < $1.moons }
        let planets = [
            Planet(id: "Mercury", moons: 0), Planet(id: "Venus", moons: 0), Planet(id: "Earth", moons: 1),
            Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95), Planet(id: "Saturn", moons: 274),
        ]
        Observable.merge(.just(""), search.rx.searchText.asObservable())
            .map { words in planets.filter { words.isEmpty || $0.id.localizedCaseInsensitiveContains(words) } }
            .bind(to: view.rx.items(columns: [name, moons])).disposed(by: bag)
        view.sortKeys = [SortKey(1, isDescending: true)]
        view.rx.sortKeys.compactMap(\.first)
            .map { "Sorted by \(["name", "moons"][$0.column]), \($0.isDescending ? "descending" : "ascending")" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            search.accessibilityLabel("Filter")
            Frame { ScrolledWindow { view }.sizeRequest(height: 200) }
            label.halign(.start)
        }
    }
}

private struct Planet: Identifiable, Equatable, Sendable {
    let id: String
    let moons: Int
}
