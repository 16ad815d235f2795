#if GTK
import CGTKSupport
import Dispatch

/// Scrolls to a row once its list has a size. GTK forgets a scroll that is requested before the list is shown. GTK 4.8
/// and 4.18 also forget a scroll that is requested between then and the first layout.
@MainActor
final class FirstScroll {
    let index: Int
    private weak var list: ListWidget?
    private var handler: SignalHandler?

    init(toRowAt index: Int, in list: ListWidget) {
        (self.index, self.list) = (index, list)
        if gtk_widget_get_mapped(list.widget) != 0 {
            awaitSize()
        } else {
            handler = list.connect("map") { [weak self] in self?.awaitSize() }
        }
    }

    isolated deinit { handler?.dispose() }

    private func awaitSize() {
        handler?.dispose()
        guard let list, let adjustment = gtk_scrollable_get_vadjustment(list.pointer) else { return }
        handler = GObject.wrapping(OpaquePointer(adjustment)).connect("changed") { [weak self] in self?.scrollSoon() }
    }

    private func scrollSoon() {
        guard let list, gtk_adjustment_get_page_size(gtk_scrollable_get_vadjustment(list.pointer)) > 0 else { return }
        handler?.dispose()
        // Deferred, because GTK is in the middle of a layout.
        DispatchQueue.main.async { [weak self] in self.map { $0.list?.scrollToRow(at: $0.index) } }
    }
}
#endif
