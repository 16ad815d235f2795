import Rx
import RxGTK

extension GalleryPage {
    static let textView = GalleryPage("TextView", "Several lines of text to type.") { bag in
        let (view, label) = (TextView(text: "Some words", accessibilityLabel: "Memo"), Label())
        let editable = CheckButton(title: "Can be changed", isOn: true)
        editable.rx.isOn.bind(to: view.rx.isEditable).disposed(by: bag)
        view.rx.text.orEmpty.map { "\($0.split(whereSeparator: \.isWhitespace).count) words" }
            .bind(to: label.rx.text).disposed(by: bag)
        view.setTextMargins(6)
        return VBox(spacing: 12) {
            Frame { view.sizeRequest(height: 90) }; editable.halign(.start); label.halign(.start)
        }
    }
}
