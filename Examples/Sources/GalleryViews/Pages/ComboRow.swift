import Rx
import RxGTK

extension GalleryPage {
    static let comboRow = GalleryPage("ComboRow", "A row of settings with one of a few texts.") { bag in
        let sizes = ["Small", "Middle", "Large"]
        let row = ComboRow(title: "Size", items: sizes)
        row.rx.selectedIndex.map { "It is \($0.map { sizes[$0].lowercased() } ?? "not chosen")" }
            .bind(to: row.rx.subtitle).disposed(by: bag)
        return PreferencesGroup { row }
    }
}
