import Rx
import RxGTK

extension GalleryPage {
    static let paned = GalleryPage("Paned", "Two widgets, and a handle between them.") { bag in
        let (paned, label) = (Paned(start: { Label("Start") }, end: { Label("End") }), Label())
        paned.position = 120
        paned.rx.position.map { "\($0) pixels" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame { paned.accessibilityLabel("Two parts").sizeRequest(height: 80) }; label.halign(.start)
        }
    }
}
