import Rx
import RxGTK

extension GalleryPage {
    static let entry = GalleryPage("Entry", "A line of text to type.") { bag in
        let (entry, label) = (Entry(placeholder: "Your name"), Label())
        entry.rx.text.orEmpty.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)" }
            .bind(to: label.rx.text).disposed(by: bag)
        entry.rx.activate.withLatestFrom(entry.rx.text.orEmpty).map { "\($0) pressed Enter" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Your name"); label.halign(.start)
        }
    }
}
