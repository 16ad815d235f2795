import Rx
import RxGTK

extension GalleryPage {
    static let dragGesture = GalleryPage("DragGesture", "A button or a finger that moves while it is pressed.") { bag in
        let (area, label) = (DrawingArea(accessibilityLabel: "A sheet of paper"), Label("Draw a line."))
        let line = BehaviorRelay(value: PanEvent(state: .cancelled, startX: 0, startY: 0))
        area.draw = { context, _ in
            context.setColor(Color(red: 0.2, green: 0.5, blue: 0.9))
            context.moveTo(x: line.value.startX, y: line.value.startY)
            context.lineTo(x: line.value.x, y: line.value.y)
            context.stroke()
        }
        area.rx.pan().bind(to: line).disposed(by: bag)
        line.bind(with: area) { area, _ in area.redraw() }.disposed(by: bag)
        line.filter { $0.state == .changed }.map { "\(Int($0.offsetX)) to the right, \(Int($0.offsetY)) down" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            Frame(child: area.sizeRequest(height: 160)); label.halign(.start)
        }
    }
}
