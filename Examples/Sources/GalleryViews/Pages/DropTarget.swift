import Foundation
import Rx
import RxGTK

/// The object that the user can drag. Other programs receive its name.
private struct Fruit: Transferable {
    var name: String
    var representations: [any Transferable] { [name] }
}

extension GalleryPage {
    static let dropTarget = GalleryPage("DropTarget", "Takes what is dragged, if it fits: here fruit, but no stone.") {
        bag in
        let (basket, status) = (Label("Drop fruit here"), Label(wraps: true))
        let target = DropTarget(of: Fruit.self) { $0.name != "Stone" }
        basket.addController(target)
        let things = ["Apple", "Pear", "Stone"].map { name in
            let thing = Label(name).cssClass("card").hexpand()
            thing.rx.drag { Fruit(name: name) }
                .map { "\(name): \(description(for: $0))" }.bind(to: status.rx.text).disposed(by: bag)
            return thing
        }
        target.rx.isTargeted.map { $0 ? "Let go" : "Drop fruit here" }.bind(to: basket.rx.text).disposed(by: bag)
        target.rx.drop.map { "\($0.value.name) at \(Int($0.x)), \(Int($0.y))" }
            .bind(with: basket) { basket, text in basket.tooltip = text }.disposed(by: bag)
        basket.rx.filesDropped.map { $0.map(\.lastPathComponent).joined(separator: ", ") }
            .bind(to: status.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) { for thing in things { thing.sizeRequest(height: 48) } }
            Frame(child: basket.sizeRequest(height: 96))
            status.halign(.start)
        }
    }

    @MainActor private static func description(for event: DragSource.Event) -> String {
        switch event {
        case .began: "on its way"
        case .dropped: "dropped"
        case .cancelled: "cancelled"
        }
    }
}
