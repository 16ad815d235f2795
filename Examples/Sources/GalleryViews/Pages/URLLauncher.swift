import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let urlLauncher = GalleryPage("URLLauncher", "Opens an address with the app that is there for it.") { bag in
        let (entry, button, label) = (Entry(), Button(title: "Open"), Label(wraps: true))
        entry.text = "https://www.gtk.org"
        button.rx.tap.asObservable()
            .withLatestFrom(entry.rx.text.orEmpty)
            .compactMap { URL(string: $0) }
            .flatMapLatest { url in
                URLLauncher.open(url)
                    .andThen(Observable.just("Opened \(url.absoluteString)"))
                    .catch { .just("\($0)") }
            }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Address")
            button.halign(.start)
            label.halign(.start)
        }
    }
}
