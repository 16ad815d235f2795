import Rx
import RxGTK

extension GalleryPage {
    static let fontButton = GalleryPage("FontButton", "Shows a font and asks for another.") { bag in
        let (button, label) = (FontButton(accessibilityLabel: "Font of the page"), Label())
        button.rx.font.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); label.halign(.start)
        }
    }
}
