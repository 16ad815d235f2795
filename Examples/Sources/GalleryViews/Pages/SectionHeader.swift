import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let sectionHeader = GalleryPage("SectionHeader", "Rows under the headers of their sections.") { bag in
        let (list, label, search) = (ListView(), Label("Choose one"), SearchEntry(placeholder: "Filter"))
        list.accessibilityLabel = "Planets"
        let sections = [
            SectionModel(
                model: "Rocky",
                items: [
                    Planet(id: "Mercury", moons: 0), Planet(id: "Venus", moons: 0), Planet(id: "Earth", moons: 1),
                    Planet(id: "Mars", moons: 2),
                ]),
            SectionModel(
                model: "Gas giants", items: [Planet(id: "Jupiter", moons: 95), Planet(id: "Saturn", moons: 274)]),
            SectionModel(
                model: "Ice giants", items: [Planet(id: "Uranus", moons: 28), Planet(id: "Neptune", moons: 16)]),
        ]
        Observable.merge(.just(""), search.rx.searchText.asObservable())
            .map { words in
                sections.map { section in
                    SectionModel(
                        model: section.model,
                        items: section.items.filter {
                            words.isEmpty || $0.id.localizedCaseInsensitiveContains(words)
                        })
                }
            }
            .bind(to: list.rx.items(header: SectionHeader(\.model))) { _, _, planet in
                let name = Label(planet.id).halign(.start).margins(6)
                name.accessibilityLabel = planet.id
                return name
            }
            .disposed(by: bag)
        list.rx.modelSelected(Planet.self).map { "You chose \($0.id)" }.bind(to: label.rx.text).disposed(by: bag)

        let table = ColumnView()
        table.accessibilityLabel = "Planets in columns"
        table.staysAtTop = true
        var name = ColumnViewColumn<Planet>("Name", text: \.id)
        name.expands = true
        var moons = ColumnViewColumn<Planet>("Moons") { "\($0.moons)" }
        (name.areInIncreasingOrder, moons.areInIncreasingOrder) = ({ $0.id < $1.id }, { $0.moons < $1.moons })
        Observable.just(sections).bind(to: table.rx.items(header: SectionHeader(\.model), columns: [name, moons]))
            .disposed(by: bag)

        return VBox(spacing: 12) {
            search.accessibilityLabel("Filter")
            Frame { ScrolledWindow { list }.sizeRequest(height: 240) }
            label.halign(.start)
            Frame { ScrolledWindow { table }.sizeRequest(height: 240) }
        }
    }
}

private struct Planet: Identifiable, Equatable, Sendable {
    let id: String
    let moons: Int
}
