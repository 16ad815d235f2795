import Rx
import RxGTK

extension GalleryPage {
    static let iconTheme = GalleryPage("IconTheme", "The icons that there are, by their names.") { bag in
        let (entry, label, theme) = (Entry(text: "face-smile-symbolic"), Label(), IconTheme.shared)
        let name = entry.rx.text.orEmpty
        name.map { theme.hasIcon($0) ? "The theme has this icon." : "The theme has no such icon." }
            .bind(to: label.rx.text).disposed(by: bag)
        let images = [16, 32, 64].map { size in
            let image = Image(pixelSize: size).accessibilityLabel("The icon, \(size) pixels")
            name.filter { theme.hasIcon($0) }
                .flatMapLatest { theme.rx.icon($0, size: size, scale: image.scaleFactor) }
                .bind(with: image) { image, icon in image.paintable = icon }.disposed(by: bag)
            return image
        }
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Name of an icon")
            label.halign(.start)
            HBox(spacing: 12) { for image in images { image } }
        }
    }
}
