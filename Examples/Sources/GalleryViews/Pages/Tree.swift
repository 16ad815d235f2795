import Rx
import RxGTK

extension GalleryPage {
    static let tree = GalleryPage("Tree", "Rows inside of rows, in a ListView.") { bag in
        let (list, label) = (ListView(), Label(""))
        list.accessibilityLabel = "Solar system"
        let planets = [
            Body(id: "Mercury"), Body(id: "Venus"), Body(id: "Earth", inside: [Body(id: "Moon")]),
            Body(id: "Mars", inside: [Body(id: "Phobos"), Body(id: "Deimos")]),
        ]
        Observable.just([Body(id: "Sun", inside: planets), Body(id: "Barnard's Star")])
            .bind(to: list.rx.items(children: \.inside, cellType: BodyCell.self)) { _, body, cell in
                cell.label.text = body.id
                cell.accessibilityLabel = body.id
            }
            .disposed(by: bag)
        let expanded = list.rx.expandedIDs(of: Body.self)
        expanded.onNext(["Sun", "Earth"])
        expanded.map { $0.sorted().joined(separator: ", ") }.map { $0.isEmpty ? "All closed" : "Open: \($0)" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame { ScrolledWindow { list }.sizeRequest(height: 200) }
            label.halign(.start)
        }
    }
}

private struct Body: Identifiable, Equatable, Sendable {
    let id: String
    var inside: [Body]?
}

private final class BodyCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label.margins(top: 6, bottom: 6))
    }
}
