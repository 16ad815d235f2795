import Rx
import RxGTK

extension GalleryPage {
    static let grid = GalleryPage("Grid", "Rows and columns.") { bag in
        let (first, second) = (Entry(placeholder: "Ada"), Entry(placeholder: "Lovelace"))
        let (firstName, secondName, label) = (Label("First name"), Label("Second name"), Label())
        first.setAccessibilityRelation(.labelledBy, to: firstName)
        second.setAccessibilityRelation(.labelledBy, to: secondName)
        Observable.combineLatest(first.rx.text.orEmpty, second.rx.text.orEmpty) { "\($0) \($1)" }
            .bind(to: label.rx.text).disposed(by: bag)
        return Grid(rowSpacing: 6, columnSpacing: 12) {
            GridRow {
                firstName.halign(.start); first.hexpand()
            }
            GridRow {
                secondName.halign(.start); second
            }
            GridRow { label.halign(.start).columns(2) }
        }
    }
}
