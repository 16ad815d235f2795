import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let sectionHeader = GalleryPage("SectionHeader", "Rows under the headers of their sections.") { bag in
        let (list, label, search) = (ListView(), Label("Choose one"), SearchEntry(placeholder: "Filter"))
        list.accessibilityLabel = "Planets"
        let sections = [
            SectionModel(model: "Rocky", items: ["Mercury", "Venus", "Earth", "Mars"].map(Planet.init)),
            SectionModel(model: "Gas giants", items: ["Jupiter", "Saturn"].map(Planet.init)),
            SectionModel(model: "Ice giants", items: ["Uranus", "Neptune"].map(Planet.init)),
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
        return VBox(spacing: 12) {
            search.accessibilityLabel("Filter")
            Frame { ScrolledWindow { list }.sizeRequest(height: 240) }
            label.halign(.start)
        }
    }
}

private struct Planet: Identifiable, Equatable, Sendable {
    let id: String
}
