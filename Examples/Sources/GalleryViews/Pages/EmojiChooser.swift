import Rx
import RxGTK

extension GalleryPage {
    static let emojiChooser = GalleryPage("EmojiChooser", "A popover of all emoji, of which the person picks one.") {
        bag in
        let (chooser, open, label) = (EmojiChooser(), Button(title: "Pick an Emoji"), Label("None has been picked."))
        open.rx.tap.bind(with: open) { [chooser] button, _ in chooser.popUp(at: button) }.disposed(by: bag)
        chooser.rx.emojiPicked.map { "Picked: \($0)" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            open.halign(.start)
            label.halign(.start)
        }
    }
}
