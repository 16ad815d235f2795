import Rx
import RxGTK

/// A page: what the widget is for, the widget, its code.
final class GalleryPageView: Bin {
    private let bag = DisposeBag()

    init(_ page: GalleryPage) {
        super.init()
        let code = TextView(text: page.code, accessibilityLabel: "Code of \(page.id)").cssClass("monospace", "card")
        code.isEditable = false
        code.wrapMode = .none
        code.setTextMargins(12)
        // The keyboard reads it from its start; setting a text leaves the cursor at its end.
        code.buffer.cursorPosition = 0
        let codeScroller = ScrolledWindow { code }
        codeScroller.setPolicy(horizontal: .automatic, vertical: .never)
        let demo = page.demo(bag)
        let clamp = Clamp(maximumSize: 1_000) {
            VBox(spacing: 18) {
                Label(page.id).cssClass("title-1").halign(.start)
                Label(page.about, wraps: true).halign(.start)
                demo.margins(top: 6, bottom: 6)
                codeScroller
            }
            .margins(18)
        }
        clamp.tighteningThreshold = clamp.maximumSize
        child = ScrolledWindow { clamp }
    }
}
