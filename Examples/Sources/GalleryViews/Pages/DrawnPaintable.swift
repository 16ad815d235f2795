import Rx
import RxGTK

extension GalleryPage {
    static let drawnPaintable = GalleryPage("DrawnPaintable", "What you draw, as an icon and as a picture.") { bag in
        let (scale, pie) = (Scale(value: 0.3, in: 0...1), DrawnPaintable(size: Size(width: 64, height: 64)))
        scale.rx.value.bind(
            to: pie.rx.drawing { context, size, share in
                let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
                let radius = min(x, y) - 1
                context.setColor(Color(red: 0.2, green: 0.5, blue: 0.9))
                context.moveTo(x: x, y: y)
                context.arc(centerX: x, centerY: y, radius: radius, to: share * 2 * .pi)
                context.fill()
                // The text colour is light if the program is dark.
                context.setColor(context.textColor)
                context.arc(centerX: x, centerY: y, radius: radius)
                context.stroke()
            }
        ).disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Share")
            HBox(spacing: 12) {
                for size in [16, 32, 64] { Image(pie, pixelSize: size).accessibilityLabel("The share, \(size) pixels") }
            }
            Picture(pie, alternativeText: "The share of the whole").sizeRequest(height: 150)
        }
    }
}
