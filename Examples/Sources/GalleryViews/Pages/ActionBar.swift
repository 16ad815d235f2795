import Rx
import RxGTK

extension GalleryPage {
    static let actionBar = GalleryPage("ActionBar", "What can be done, below a page.") { bag in
        let (toggle, bar) = (
            CheckButton(title: "Shown", isOn: true),
            ActionBar(start: { Button(title: "Cut") }, end: { Button(title: "Paste") })
        )
        toggle.rx.isOn.bind(to: bar.rx.isRevealed).disposed(by: bag)
        return VBox(spacing: 12) {
            toggle; bar
        }
    }
}
