import Rx
import RxGTK

extension GalleryPage {
    static let colorButton = GalleryPage("ColorButton", "Shows a colour and asks for another.") { bag in
        let (button, label) = (ColorButton(.white, title: "Paper", accessibilityLabel: "Colour of the paper"), Label())
        button.rx.color.map { "Red is \(Int($0.red * 100)) %" }.bind(to: label.rx.text).disposed(by: bag)
        return HBox(spacing: 12) {
            button; label
        }
    }
}
