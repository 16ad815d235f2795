import Rx
import RxGTK

extension GalleryPage {
    static let bottomSheet = GalleryPage("BottomSheet", "A sheet over the content, and a bar that opens it.") { bag in
        let (open, close) = (Button(title: "Open the Sheet"), Button(title: "Close"))
        let (modal, label) = (CheckButton(title: "Modal", isOn: true), Label("The sheet is closed."))
        let view = BottomSheet {
            VBox(spacing: 12) {
                open
                modal
            }.margins(24).halign(.center).valign(.start)
        } sheet: {
            VBox(spacing: 12) {
                Label("All of the Sheet")
                close
            }.margins(24).halign(.center)
        } bottomBar: {
            Label("More").margins(12)
        }
        Observable.merge(open.rx.tap.map { true }, close.rx.tap.map { false })
            .bind(to: view.rx.isOpen).disposed(by: bag)
        modal.rx.isOn.bind(to: view.rx.isModal).disposed(by: bag)
        view.rx.property("open", as: Bool.self).map { "The sheet is \($0 ? "open" : "closed")." }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame(child: view.sizeRequest(height: 220))
            label.halign(.start)
        }
    }
}
