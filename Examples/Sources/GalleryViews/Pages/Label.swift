import Rx
import RxGTK

extension GalleryPage {
    static let label = GalleryPage("Label", "A text that is read.") { bag in
        let wraps = CheckButton(title: "Several lines", isOn: true)
        let alignments = DropDown(["Start", "Center", "End"])
        let (entry, label) = (Entry(text: "A text that is longer than there is room for in one line"), Label())
        entry.rx.text.bind(to: label.rx.text).disposed(by: bag)
        wraps.rx.isOn.bind(to: label.rx.wraps).disposed(by: bag)
        wraps.rx.isOn.map { !$0 }.bind(to: label.rx.ellipsizes).disposed(by: bag)
        alignments.rx.selectedIndex.map { [.start, .center, .end][$0 ?? 0] }
            .bind(to: label.rx.textAlignment).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Text")
            HBox(spacing: 12) {
                wraps; alignments.accessibilityLabel("Alignment")
            }
            Clamp(maximumSize: 240) { Frame { label.margins(12) } }
        }
    }
}
