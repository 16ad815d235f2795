import Rx
import RxGTK

extension GalleryPage {
    static let switchRow = GalleryPage("SwitchRow", "A row of settings with a switch.") { bag in
        let (row, label) = (SwitchRow(title: "Sound", subtitle: "A press anywhere on the row slides it"), Label())
        row.rx.isOn.map { $0 ? "On" : "Off" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup { row }; label.halign(.start)
        }
    }
}
