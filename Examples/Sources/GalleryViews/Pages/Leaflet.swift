import Rx
import RxGTK

extension GalleryPage {
    static let leaflet = GalleryPage("Leaflet", "Two panes side by side, or one at a time where it is narrow.") { bag in
        let (open, back, label) = (Button(title: "Open"), Button(title: "Back"), Label())
        let leaflet = Leaflet()
        leaflet.add(open.halign(.center).valign(.center).sizeRequest(width: 160), name: "list")
        leaflet.add(Separator(.vertical), isNavigatable: false)
        leaflet.add(
            VBox(spacing: 12) {
                Label("What is in it"); back
            }.halign(.center).valign(.center).sizeRequest(width: 180).hexpand(), name: "item")
        let pane = BehaviorRelay<String?>(value: "list")
        Observable.merge(open.rx.tap.map { "item" }, back.rx.tap.map { "list" }).bind(to: pane).disposed(by: bag)
        leaflet.rx.visibleChildName.changed.bind(to: pane).disposed(by: bag)
        pane.bind(to: leaflet.rx.visibleChildName).disposed(by: bag)
        Observable.combineLatest(leaflet.rx.isFolded, pane) {
            "\($0 ? "One at a time" : "Side by side"), last the \($1 ?? "list")"
        }
        .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame(child: leaflet.sizeRequest(height: 160)); label.halign(.start)
        }
    }
}
