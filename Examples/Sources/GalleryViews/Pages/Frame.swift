import Rx
import RxGTK

extension GalleryPage {
    static let frame = GalleryPage("Frame", "A line round a widget, and what it is called.") { _ in
        Frame(title: "A frame") { Label("What is in it").margins(18) }
    }
}
