import Rx
import RxGTK

extension GalleryPage {
    static let drawingArea = GalleryPage("DrawingArea", "What you draw, as often as it changes.") { bag in
        let (scale, share) = (Scale(value: 0.3, in: 0...1), BehaviorRelay(value: 0.3))
        let area = DrawingArea(accessibilityLabel: "A share of a whole") { context, size in
            let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
            context.setColor(Color(red: 0.2, green: 0.5, blue: 0.9))
            context.move(to: x, y)
            context.arc(centerX: x, centerY: y, radius: min(x, y), from: 0, to: share.value * 2 * .pi)
            context.fill()
        }
        scale.rx.value.bind(to: share).disposed(by: bag)
        share.bind(with: area) { area, _ in area.redraw() }.disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Share"); area.sizeRequest(height: 120)
        }
    }
}
