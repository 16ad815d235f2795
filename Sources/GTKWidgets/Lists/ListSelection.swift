#if GTK
import CGTKSupport
import Dispatch

/// The selection of a list: GTK's selection model over the rows, and the events about the user's changes.
@MainActor
final class ListSelection {
    private unowned let list: ListWidget
    /// The `GtkSelectionModel` over the current rows; `nil` if the list shows none.
    private(set) var model: GObject?
    /// The row where a selection with Shift starts.
    let range = RangeStart()
    private var snapshot: SelectionSnapshot?
    private var suppressesEvents = false

    init(of list: ListWidget) { self.list = list }

    /// Puts a new selection model over `rows`, in which nothing is selected, and shows it in the list.
    func attach(to rows: RowModel?) {
        model = rows.map { list.selectionMode.model(over: $0) }
        updateSnapshot()
        // GTK's list receives the signal first. A subscriber may change the rows, and GTK would then look for the
        // selected rows among other rows.
        model?.connect("selection-changed", after: true) { [weak self] in self?.selectionChanged() }
        model?.connect("items-changed") { [weak self] in self?.updateSnapshot() }
        list.setModel(model)
        for widget in [list.widget, list.listWidget] {
            rxgtk_accessible_set_multi_selectable(widget, list.selectionMode == .multiple ? 1 : 0)
        }
    }

    /// Selects or deselects rows on behalf of the app. `rx` does not emit this as user input.
    func perform(_ body: (OpaquePointer) -> Void) {
        guard let model else { return }
        suppressingEvents { body(model.pointer) }
    }

    /// Runs `body`. Meanwhile, a change of the selection is not emitted as user input.
    func suppressingEvents(_ body: () -> Void) {
        let wasSelecting = suppressesEvents
        suppressesEvents = true
        body()
        suppressesEvents = wasSelecting
    }

    private func updateSnapshot() {
        snapshot = model.map { SelectionSnapshot(in: $0) }
    }

    private func selectionChanged() {
        let before = snapshot
        updateSnapshot()
        guard !suppressesEvents, let before, let snapshot else { return }
        range.update(from: before, to: snapshot, in: list)
        let (model, events) = (model, list.events)
        // GTK keeps using the selection model after its signal, although a subscriber may have removed the model from
        // the list.
        defer { if self.model !== model { DispatchQueue.main.async { withExtendedLifetime(model) {} } } }
        let rows = !events.selected.isEmpty || !events.deselected.isEmpty ? list.rows?.snapshot : nil
        emit(events.deselected, for: before, without: snapshot, in: rows)
        emit(events.selected, for: snapshot, without: before, in: rows)
        events.selectionChanged.emit(())
    }

    private func emit(
        _ event: Listeners<RowEvent>, for selected: SelectionSnapshot, without others: SelectionSnapshot,
        in rows: RowsSnapshot?
    ) {
        guard !event.isEmpty, let rows else { return }
        selected.subtracting(others).forEach { event.emit(RowEvent(index: $0, snapshot: rows)) }
    }
}
#endif
