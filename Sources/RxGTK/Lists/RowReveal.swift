#if GTK
import CGTK

/// Scrolls again if a row that was scrolled to is not wholly in view after the layout.
///
/// GTK computes where to scroll from the heights that it knows. It knows none of rows that have just been inserted, so it ends short.
@MainActor
final class RowReveal {
    private weak var list: ListBase?
    private weak var row: Row?
    private let index: Int
    private var watch: FrameWatch?
    /// A row may get its final height only when it is in view, so that one more scroll is needed.
    private var layoutsLeft = 4

    init(ofRowAt index: Int, in list: ListBase) {
        (self.index, self.list) = (index, list)
        row = list.row(at: index)
        watch = FrameWatch(of: list, onUpdate: {}, onLayout: { [weak self] in self?.check() })
        watch?.requestLayout()
    }

    private func check() {
        layoutsLeft -= 1
        guard layoutsLeft > 0, let list, let index = position(in: list), !list.isWhollyInView(rowAt: index) else {
            return watch = nil
        }
        list.requestScroll(toRowAt: index)
        watch?.requestLayout()
    }

    /// Where the row is now; `nil` if it is gone, or moved out of what GTK has widgets for.
    private func position(in list: ListBase) -> Int? {
        guard let row else { return nil }
        return row.items.first?.position ?? (list.row(at: index) === row ? index : nil)
    }
}
#endif
