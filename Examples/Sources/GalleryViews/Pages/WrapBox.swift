import Rx
import RxGTK

extension GalleryPage {
    static let wrapBox = GalleryPage("WrapBox", "Widgets as words in a text: each as wide as it wants to be.") { bag in
        let middle = CheckButton(title: "In the middle")
        let box = WrapBox(childSpacing: 6, lineSpacing: 6) {
            for word in ["Bread", "Olive oil", "Salt", "Tomatoes", "Basil", "A great deal of garlic", "Mozzarella"] {
                Button(title: word)
            }
        }
        middle.rx.isOn.map { $0 ? 0.5 : 0 }.bind(to: box.rx.lineAlignment).disposed(by: bag)
        return VBox(spacing: 12) {
            box; middle
        }
    }
}
