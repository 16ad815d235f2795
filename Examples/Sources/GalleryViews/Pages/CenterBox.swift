import Rx
import RxGTK

extension GalleryPage {
    static let centerBox = GalleryPage("CenterBox", "Three in a row, one of them in the middle.") { bag in
        let (middle, button) = (Label("Middle"), Button(title: "End"))
        button.rx.tap.map { "The middle stays where it is" }.bind(to: middle.rx.text).disposed(by: bag)
        return CenterBox(start: { Label("Start") }, center: { middle }, end: { button })
    }
}
