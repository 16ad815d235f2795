#if GTK
import CGTKSupport

/// Scrolls so that a row has a given offset from the top of the view, once its list is laid out.
@MainActor
final class RowAlignment {
    private weak var row: Row?
    private let top: Int
    private var watch: FrameWatch?

    /// Scrolls to a row, and aligns it in the coming frame.
    ///
    /// - Parameters:
    ///   - index: The index of the row.
    ///   - top: The row's offset from the top of the view, in pixels.
    init(ofRowAt index: Int, top: Int, in list: ListWidget) {
        self.top = top
        list.requestScroll(toRowAt: index)
        row = list.listItem(forRowAt: index)?.row
        watch = FrameWatch(of: list, onUpdate: {}, onLayout: { [weak self, weak list] in self?.align(in: list) })
        watch?.requestLayout()
    }

    private func align(in list: ListWidget?) {
        watch = nil
        guard let list, let item = row?.items.first, list.isInView(item), let now = list.top(of: item) else {
            return
        }
        let adjustment = gtk_scrollable_get_vadjustment(list.pointer)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + Double(now - top))
    }
}
#endif
