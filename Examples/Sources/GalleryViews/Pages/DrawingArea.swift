import Rx
import RxGTK

extension GalleryPage {
    static let drawingArea = GalleryPage("DrawingArea", "What you draw, as often as it changes.") { bag in
        let (scale, share, turn) = (
            Scale(value: 0.3, in: 0...1), BehaviorRelay(value: 0.3), ToggleButton(title: "Turn")
        )
        let area = DrawingArea(accessibilityLabel: "A share of a whole") { context, size in
            let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
            context.setColor(Color(red: 0.2, green: 0.5, blue: 0.9))
            context.moveTo(x: x, y: y)
            context.arc(centerX: x, centerY: y, radius: min(x, y), from: 0, to: share.value * 2 * .pi)
            context.fill()
        }
        scale.rx.value.bind(to: share).disposed(by: bag)
        // Frames are requested only while the button is pressed, and cost nothing otherwise.
        turn.rx.isOn.flatMapLatest { isOn in isOn ? area.rx.frames : .empty() }
            .map { $0 / .seconds(4) }.map { $0 - $0.rounded(.down) }
            .bind(to: share).disposed(by: bag)
        share.bind(with: area) { area, _ in area.redraw() }.disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Share"); turn.halign(.start); area.sizeRequest(height: 120)
        }
    }
}
