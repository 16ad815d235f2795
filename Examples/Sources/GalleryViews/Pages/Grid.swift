import Rx
import RxGTK

extension GalleryPage {
    static let grid = GalleryPage("Grid", "Rows and columns.") { bag in
        let (first, second) = (Entry(placeholder: "Ada"), Entry(placeholder: "Lovelace"))
        let label = Label()
        Observable.combineLatest(first.rx.text.orEmpty, second.rx.text.orEmpty) { "\($0) \($1)" }
            .bind(to: label.rx.text).disposed(by: bag)
        return Grid(rowSpacing: 6, columnSpacing: 12) {
            GridRow {
                Label("First name"); first.hexpand().accessibilityLabel("First name")
            }
            GridRow {
                Label("Second name"); second.accessibilityLabel("Second name")
            }
            GridRow { label.columns(2) }
        }
    }
}
