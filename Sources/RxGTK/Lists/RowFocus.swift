#if GTK
import CGTK

/// Has the keyboard come to a row that is in view: GTK gives it to the row that had it before, wherever that is by now.
@MainActor
final class RowFocus {
    private weak var list: ListBase?
    private var watch: FrameWatch?

    init(of list: ListBase) {
        self.list = list
        let focus = FocusController()
        focus.connect("enter") { [weak self] in self?.waitForLayout() }
        list.addController(focus)
    }

    /// Neither what has the focus nor what is in view is settled while GTK tells of it.
    private func waitForLayout() {
        guard let list, gtk_widget_get_mapped(list.widget) != 0 else { return }
        watch = FrameWatch(of: list, onUpdate: {}, onLayout: { [weak self] in self?.settle() })
        watch?.requestLayout()
    }

    private func settle() {
        watch = nil
        guard let list, let row = list.focusedRow, !list.isInView(rowAt: row) else { return }
        if let first = list.rowsInView?.lowerBound { list.focusRow(at: first) }
    }
}

extension ListBase {
    /// Whether any of a row was in view when the list was laid out last.
    func isInView(rowAt index: Int) -> Bool { place(ofRowAt: index).map(isInView) ?? false }
}
#endif
