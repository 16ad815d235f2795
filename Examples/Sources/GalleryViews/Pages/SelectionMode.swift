import Rx
import RxGTK

extension GalleryPage {
    static let selectionMode = GalleryPage("SelectionMode", "Many rows: by Shift, Ctrl, Ctrl+A, a band round them.") {
        bag in
        let (list, label) = (ListView(), Label("", wraps: true))
        list.accessibilityLabel = "Planets"
        list.selectionMode = .multiple
        list.isRubberBandEnabled = true
        let (reverse, none) = (Button(title: "Reverse"), Button(title: "Deselect"))
        let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
        let planets = BehaviorRelay(value: names.map { Planet(id: $0) })
        planets.bind(to: list.rx.items) { _, _, planet in Label(planet.id).halign(.start).margins(6) }.disposed(by: bag)
        let selected = BehaviorRelay<Set<String>>(value: ["Earth"])
        selected.bind(to: list.rx.selectedIDs(of: Planet.self)).disposed(by: bag)
        list.rx.selectedIDs(of: Planet.self).bind(to: selected).disposed(by: bag)
        selected.map { $0.isEmpty ? "None" : $0.sorted().joined(separator: ", ") }.bind(to: label.rx.text).disposed(
            by: bag)
        reverse.rx.tap.bind { planets.update { $0.reverse() } }.disposed(by: bag)
        none.rx.tap.map { [] }.bind(to: selected).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame { ScrolledWindow { list }.sizeRequest(height: 200) }
            label.halign(.start)
            HBox(spacing: 6) {
                reverse; none
            }
        }
    }
}

private struct Planet: Identifiable, Equatable, Sendable {
    let id: String
}
