import Rx
import RxGTK

extension GalleryPage {
    static let motionController = GalleryPage("MotionController", "Where the pointer is, and how its wheel turns.") {
        bag in
        let (position, turns) = (Label("Come here"), Label("The wheel has not been turned."))
        let card = Frame { position.margins(48) }
        card.rx.pointerMoved.map { "At \(Int($0.x)), \(Int($0.y))" }.bind(to: position.rx.text).disposed(by: bag)
        card.rx.containsPointer.filter { !$0 }.map { _ in "Come here" }.bind(to: position.rx.text).disposed(by: bag)
        card.rx.scroll().scan(0) { sum, event in sum + event.dy }.map { "Turned by \(Int($0))" }
            .bind(to: turns.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            card; turns.halign(.start)
        }
    }
}
