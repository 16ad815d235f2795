#if GTK
import CGTKSupport

/// Scrolls again if the row that was scrolled to is not completely in view after the layout.
///
/// GTK computes the scroll position from the heights that it knows. It does not know the heights of rows that were just
/// inserted, so it stops short.
@MainActor
final class RowReveal {
    private weak var list: ListWidget?
    private weak var row: Row?
    private let index: Int
    private var watch: FrameWatch?
    /// The number of layouts until this object stops. A row may get its final height only when it is in view, and one
    /// more scroll is then needed.
    private var layoutsLeft = 4

    init(ofRowAt index: Int, in list: ListWidget) {
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

    /// Returns the current index of the row; `nil` if it is gone or has moved to an index that GTK has no widget for.
    private func position(in list: ListWidget) -> Int? {
        guard let row else { return nil }
        return row.items.first?.position ?? (list.row(at: index) === row ? index : nil)
    }
}
#endif
