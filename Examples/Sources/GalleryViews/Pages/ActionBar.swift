import Rx
import RxGTK

extension GalleryPage {
    static let actionBar = GalleryPage("ActionBar", "What can be done, below a page.") { bag in
        let (toggle, label) = (CheckButton(title: "Shown", isOn: true), Label())
        let (cut, paste) = (Button(title: "Cut"), Button(title: "Paste"))
        let bar = ActionBar(start: { cut }, end: { paste })
        toggle.rx.isOn.bind(to: bar.rx.isRevealed).disposed(by: bag)
        Observable.merge(cut.rx.tap.map { "You cut." }, paste.rx.tap.map { "You pasted." })
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            toggle.halign(.start); label.halign(.start); bar
        }
    }
}
