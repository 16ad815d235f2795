import Rx
import RxGTK

extension GalleryPage {
    static let tree = GalleryPage("Tree", "Rows inside of rows, in a ListView and in a ColumnView.") { bag in
        let (list, label) = (ListView(), Label(""))
        list.accessibilityLabel = "Solar system"
        let planets = [
            Body(id: "Mercury", radius: 2_440), Body(id: "Venus", radius: 6_052),
            Body(id: "Earth", radius: 6_371, inside: [Body(id: "Moon", radius: 1_737)]),
            Body(id: "Mars", radius: 3_390, inside: [Body(id: "Phobos", radius: 11), Body(id: "Deimos", radius: 6)]),
        ]
        let stars = [
            Body(id: "Sun", radius: 695_700, inside: planets), Body(id: "Barnard's Star", radius: 130_000),
        ]
        Observable.just(stars)
            .bind(to: list.rx.items(children: \.inside, cellType: BodyCell.self)) { _, body, cell in
                cell.label.text = body.id
                cell.accessibilityLabel = body.id
            }
            .disposed(by: bag)
        let expanded = list.rx.expandedIDs(of: Body.self)
        expanded.onNext(["Sun", "Earth"])
        expanded.map { $0.sorted().joined(separator: ", ") }.map { $0.isEmpty ? "All closed" : "Open: \($0)" }
            .bind(to: label.rx.text).disposed(by: bag)

        let table = ColumnView()
        table.accessibilityLabel = "Solar system in columns"
        table.staysAtTop = true
        var name = ColumnViewColumn<Body>("Name", text: \.id)
        name.expands = true
        name.areInIncreasingOrder = { $0.id < $1.id }
        var radius = ColumnViewColumn<Body>("Radius") { "\($0.radius) km" }
        radius.areInIncreasingOrder = { $0.radius < $1.radius }
        Observable.just(stars).bind(to: table.rx.items(children: \.inside, columns: [name, radius])).disposed(by: bag)
        table.rx.expandedIDs(of: Body.self).onNext(["Sun"])

        return VBox(spacing: 12) {
            Frame { ScrolledWindow { list }.sizeRequest(height: 200) }
            label.halign(.start)
            Frame { ScrolledWindow { table }.sizeRequest(height: 240) }
        }
    }
}

private struct Body: Identifiable, Equatable, Sendable {
    let id: String
    let radius: Int
    var inside: [Body]?
}

private final class BodyCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label.margins(top: 6, bottom: 6))
    }
}
