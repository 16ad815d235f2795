import Rx
import RxGTK

extension GalleryPage {
    static let listView = GalleryPage("ListView", "Rows of values, however many.") { bag in
        let (list, label) = (ListView(), Label("Choose one"))
        let numbers = (1...10_000).map { Number(id: $0) }
        Observable.just(numbers).bind(to: list.rx.items) { _, _, number in
            Label("Number \(number.id)").halign(.start).margins(6)
        }
        .disposed(by: bag)
        list.rx.modelSelected(Number.self).map { "Number \($0.id)" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame { ScrolledWindow { list.accessibilityLabel("Numbers") }.sizeRequest(height: 160) };
            label.halign(.start)
        }
    }
}

private struct Number: Identifiable, Equatable, Sendable {
    let id: Int
}
