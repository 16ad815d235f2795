import Rx
import RxGTK

extension GalleryPage {
    static let box = GalleryPage("Box", "Widgets in a row or in a column; HBox and VBox are short for it.") { bag in
        let (spacing, column) = (Scale(value: 6, in: 0...48, step: 6), CheckButton(title: "In a column"))
        let box = Box(.horizontal) {
            for name in ["One", "Two", "Three"] { Frame { Label(name).margins(6) } }
        }
        spacing.rx.value.map { Int($0) }.bind(to: box.rx.spacing).disposed(by: bag)
        column.rx.isOn.map { $0 ? Orientation.vertical : .horizontal }.bind(to: box.rx.orientation).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                Label("Spacing"); spacing.accessibilityLabel("Spacing").hexpand()
            }
            column.halign(.start); Separator(); box
        }
    }
}
