#if GTK
import CGTKSupport
import Dispatch

/// Keeps the section headers of a column view as wide as the rows, and in the first column.
///
/// GTK lays a cell of a column out again only if the cell itself gets another size.
@MainActor
final class SectionFit {
    private weak var view: ColumnView?
    private var handlers: [SignalHandler] = []
    private var width: SignalHandler?

    init(in view: ColumnView) {
        self.view = view
        let columns = GObject.wrapping(gtk_column_view_get_columns(view.pointer)!)
        handlers = [
            view.connect("notify::hadjustment") { [weak self] in self?.observeWidth() },
            columns.connect("items-changed") { [weak self] in
                // Deferred, because GTK has not moved the cells yet.
                DispatchQueue.main.async { self?.columnsChanged() }
            },
        ]
        observeWidth()
    }

    isolated deinit { (handlers + [width].compactMap { $0 }).forEach { $0.dispose() } }

    private func observeWidth() {
        width?.dispose()
        guard let view, let adjustment = gtk_scrollable_get_hadjustment(view.pointer) else { return }
        width = GObject.wrapping(OpaquePointer(adjustment)).connect("changed") { [weak self] in self?.fit() }
    }

    private func columnsChanged() {
        view?.listItems.values.forEach { $0.updateFrame() }
        fit()
    }

    private func fit() {
        view?.listItems.keys.forEach { rxgtk_section_fit_soon(.init($0)) }
    }
}
#endif
