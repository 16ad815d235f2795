import Rx
import RxGTK

extension GalleryPage {
    static let scrolledWindow = GalleryPage("ScrolledWindow", "Room with scroll bars for what is larger.") { bag in
        let (bottom, top) = (Button(title: "To the Bottom"), Button(title: "To the Top"))
        let lines = Label((1...40).map { "Line \($0)" }.joined(separator: "\n")).halign(.start).margins(6)
        let view = ScrolledWindow { lines }
        Observable.merge(top.rx.tap.map { 0 }, bottom.rx.tap.map { Double.greatestFiniteMagnitude })
            .bind(to: view.rx.verticalPosition).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 6) {
                bottom; top
            }
            Frame(child: view.sizeRequest(height: 160))
        }
    }
}
