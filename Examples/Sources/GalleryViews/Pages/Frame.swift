import Rx
import RxGTK

extension GalleryPage {
    static let frame = GalleryPage("Frame", "A line round a widget, and what it is called.") { bag in
        let (entry, frame) = (Entry(text: "A frame"), Frame { Label("What is in it").margins(18) })
        entry.rx.text.bind(to: frame.rx.title).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Title of the frame"); frame
        }
    }
}
