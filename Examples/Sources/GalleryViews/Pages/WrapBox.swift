import Rx
import RxGTK

extension GalleryPage {
    static let wrapBox = GalleryPage("WrapBox", "Widgets as words in a text: each as wide as it wants to be.") { bag in
        let (middle, label) = (CheckButton(title: "In the middle"), Label("Nothing is taken."))
        let words = ["Bread", "Olive oil", "Salt", "Tomatoes", "Basil", "A great deal of garlic", "Mozzarella"]
        let buttons = words.map { Button(title: $0) }
        let box = WrapBox(childSpacing: 6, lineSpacing: 6) { for button in buttons { button } }
        Observable.merge(zip(words, buttons).map { word, button in button.rx.tap.map { "You took: \(word)" } })
            .bind(to: label.rx.text).disposed(by: bag)
        middle.rx.isOn.map { $0 ? 0.5 : 0 }.bind(to: box.rx.lineAlignment).disposed(by: bag)
        return VBox(spacing: 12) {
            box; middle.halign(.start); label.halign(.start)
        }
    }
}
