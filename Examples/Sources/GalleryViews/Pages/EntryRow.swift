import Rx
import RxGTK

extension GalleryPage {
    static let entryRow = GalleryPage("EntryRow", "A row of settings with a text, which counts once it is applied.") {
        bag in
        let (row, label) = (EntryRow(title: "Name", text: "Ada"), Label("Nothing has been applied."))
        row.showsApplyButton = true
        row.rx.apply.withLatestFrom(row.rx.text.orEmpty).map { "The name is “\($0)”" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup { row }; label.halign(.start)
        }
    }
}
