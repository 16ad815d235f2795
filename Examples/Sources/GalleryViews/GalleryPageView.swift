import Rx
import RxGTK

/// The view of a page: the widget's purpose, the widget and its code. The code is beside the widget if its lines fit
/// there, and below it otherwise.
final class GalleryPageView: Bin {
    private let bag = DisposeBag()

    init(_ page: GalleryPage) {
        super.init()
        let code = TextView(text: page.code, accessibilityLabel: "Code of \(page.id)").cssClass("monospace", "card")
        code.isEditable = false
        code.wrapMode = .none
        code.setTextMargins(12)
        // Setting a text leaves the cursor at the end of the text, but reading with the keyboard begins at the start.
        code.buffer.cursorPosition = 0
        let codeScroller = ScrolledWindow { code }.hexpand()
        codeScroller.setPolicy(horizontal: .automatic, vertical: .never)
        let demo = Clamp { page.demo(bag).margins(top: 6, bottom: 6) }.hexpand(false)
        let columns = VBox(spacing: 18) {
            demo
            codeScroller
        }
        let clamp = Clamp(maximumSize: 1_800) {
            VBox(spacing: 18) {
                Label(page.id).cssClass("title-1").halign(.start)
                Label(page.about, wraps: true).halign(.start)
                columns
            }
            .margins(18)
        }
        clamp.tighteningThreshold = clamp.maximumSize
        child = ScrolledWindow { clamp }
        rx.size.map { $0.width >= 1_400 }.distinctUntilChanged().bind(onNext: { isWide in
            columns.orientation = isWide ? .horizontal : .vertical
            demo.maximumSize = isWide ? 380 : clamp.maximumSize
            demo.tighteningThreshold = demo.maximumSize
            demo.sizeRequest(width: isWide ? 380 : -1).valign(isWide ? .start : .fill)
        })
        .disposed(by: bag)
    }
}
