import Rx
import RxGTK

extension GalleryPage {
    static let gridView = GalleryPage("GridView", "Rows of values side by side, however many.") { bag in
        let (grid, label) = (GridView(), Label("Choose one"))
        grid.accessibilityLabel = "Numbers"
        grid.columns = 2...12
        let numbers = (0..<10_000).map { Number(id: $0) }
        Observable.just(numbers).bind(to: grid.rx.items(cellType: NumberCell.self)) { _, number, cell in
            cell.label.text = "\(number.id)"
            cell.accessibilityLabel = "Number \(number.id)"
        }
        .disposed(by: bag)
        grid.rx.modelSelected(Number.self).map { "Number \($0.id)" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame { ScrolledWindow { grid }.sizeRequest(height: 200) }
            label.halign(.start)
        }
    }
}

private struct Number: Identifiable, Equatable, Sendable {
    let id: Int
}

private final class NumberCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label.margins(12).hexpand())
    }
}
