import Rx
import RxGTK

extension GalleryPage {
    static let messageDialog = GalleryPage("MessageDialog", "A question, and what its answer means.") { bag in
        let (button, label) = (Button(title: "Delete"), Label("Nothing has been asked."))
        button.rx.tap.compactMap { [unowned button] in button.window }
            .flatMapFirst { window in
                MessageDialog.present(
                    over: window, heading: "Delete the draft?", body: "What you have written is lost.",
                    responses: [.init("Keep", "Kept"), .init("Delete", "Deleted", appearance: .destructive)])
            }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); label.halign(.start)
        }
    }
}
