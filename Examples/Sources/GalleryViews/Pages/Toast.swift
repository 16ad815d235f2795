import Rx
import RxGTK

extension GalleryPage {
    static let toast = GalleryPage("Toast", "Tells something for a while, and may offer to undo it.") { bag in
        let (button, label) = (Button(title: "Delete"), Label("Nothing to undo"))
        let overlay = ToastOverlay {
            VBox(spacing: 12) {
                button.halign(.start); label.halign(.start)
            }.sizeRequest(height: 160)
        }
        button.rx.tap.bind(with: overlay) { overlay, _ in
            let toast = Toast(title: "Deleted", buttonTitle: "Undo")
            toast.rx.tap.map { "Undone" }.bind(to: label.rx.text).disposed(by: bag)
            overlay.add(toast)
        }
        .disposed(by: bag)
        return overlay
    }
}
