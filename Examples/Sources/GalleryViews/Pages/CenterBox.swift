import Rx
import RxGTK

extension GalleryPage {
    static let centerBox = GalleryPage("CenterBox", "Three in a row, one of them in the middle.") { _ in
        CenterBox(start: { Label("Start") }, center: { Label("Middle") }, end: { Button(title: "End") })
    }
}
