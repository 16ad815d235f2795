import Rx
import RxGTK

extension GalleryPage {
    static let notebook = GalleryPage("Notebook", "Pages behind tabs.") { bag in
        let (book, label) = (
            Notebook {
                Label("One of two").margins(24).tab("One"); Label("Two of two").margins(24).tab("Two")
            }, Label()
        )
        book.rx.selectedIndex.map { "Place \($0.map(String.init) ?? "none")" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            book.accessibilityLabel("Two pages"); label.halign(.start)
        }
    }
}
