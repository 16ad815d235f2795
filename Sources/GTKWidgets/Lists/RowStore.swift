#if GTK
import CGTKSupport
import RxSupport
import Dispatch

/// The rows of a list, with their values. `RowForm` sets the rows as an array, or as a change.
///
/// A row keeps its object while GTK holds the object, so that GTK keeps the row's selection, focus and position. The
/// exception is a change of many shown rows; see `RowPlan`.
final class RowStore<Element: Identifiable & Equatable>: IdentifiedRows<Element.ID> {
    private var elements = SplicedArray<Element>()
    private var rows = RowObjects<Element>()
    private let functions: RowFunctions<Element>

    /// Returns the replacement that turns the displayed rows into the new ones.
    typealias Change = (_ shown: [Element]) -> RowReplacement<Element>

    /// The rows of the newest change in the app's order, if the change sorts them.
    private var appRows: [Element]?

    /// Makes an empty store.
    init(functions: RowFunctions<Element>) {
        self.functions = functions
        super.init()
    }

    override var count: Int { elements.count }

    /// Returns the value of a row; `nil` if the row does not exist.
    func value(at index: Int) -> Element? { (0..<count).contains(index) ? elements[index] : nil }

    override var snapshot: RowsSnapshot { TypedRowsSnapshot(elements.current, of: self) }

    /// The index of each row by its id.
    var indexesByID: [Element.ID: Int] {
        Dictionary(elements.current.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    override func ids(at indexes: [Int]) -> Set<Element.ID> { functions.ids(elements.current, indexes) }

    override func indexes(of ids: Set<Element.ID>) -> [Int] {
        ids.isEmpty ? [] : functions.indexes(elements.current, ids)
    }

    override func retainedRow(at index: Int) -> gpointer? {
        guard index < elements.count else { return nil }
        let element = elements[index]
        if let row = rows[element.id] {
            // A row that GTK held without showing it may have an old value. A displayed row has the current value. It
            // is not updated here, because a value that is not equal to itself would configure the cell at every
            // look-up.
            if !isChanging, row.items.isEmpty { row.update(to: element) }
            return row.retainedPointer()
        }
        let row = TypedRow.make(element, in: self)
        rows.insert(row)
        return row.ownedPointer
    }

    /// Updates a row from the value at its index. Does nothing in the middle of a change, which updates the row at its
    /// end.
    func updateValue(of row: TypedRow<Element>, at index: Int) {
        guard !isChanging, index < elements.count, elements[index].id == row.element.id else { return }
        row.update(to: elements[index])
    }

    /// Removes a row that is freed.
    func remove(_ row: TypedRow<Element>) { rows.remove(row) }

    /// The newest change that is still to be made.
    private var pending: Change?
    private var isChanging = false
    /// The number of changes made so far.
    private(set) var changeCount = 0

    /// Sets the rows. Traps if two of them have the same id.
    ///
    /// When it is called from code that configures a cell, the rows change after GTK is done with that cell.
    ///
    /// - Complexity: O(n), where n is the number of rows before and after.
    func set(_ new: [Element]) {
        set { shown in RowReplacement(shown.indices, with: new) }
    }

    /// Makes a change of the rows; see `set(_:)`. The change is skipped if another is requested before it could be
    /// made.
    ///
    /// - Parameter appRows: The new rows in the app's order, if the change sorts them.
    func set(sorting appRows: [Element]? = nil, by change: @escaping Change) {
        (self.appRows, pending) = (appRows, change)
        guard !isChanging else { return }
        guard !isBinding else { return DispatchQueue.main.async { self.performPendingChanges() } }
        performPendingChanges()
    }

    private var shownRows: [(index: Int, row: Row)] { display?.shownRows ?? [] }

    private func performPendingChanges() {
        isChanging = true
        defer { isChanging = false }
        while let next = pending {
            pending = nil
            changeCount += 1
            let change = { self.perform(next) }
            if let display { display.preservingFocusAndScroll(change) } else { change() }
        }
    }

    private func perform(_ change: Change) {
        let replacement = change(elements.settled)
        let selected = display?.selectedRows ?? []
        let shown = Set(shownRows.map(\.index))
        let changes = functions.changes(elements.settled, replacement, shown + selected)
        if let repetition = changes.repetition {
            trap(for: repetition, in: replacement.list(from: elements.settled))
        }
        elements.start(towards: replacement)
        let plan = RowPlan(for: changes, shown: shown)
        if plan.reusesObjects {
            reuseObjects(by: plan, shown: shown, selected: selected)
        } else {
            plan.changes.splices.reversed().forEach { splice in
                apply(splice, keeping: plan.changes.newIndexes(of: selected, in: splice))
            }
            elements.settle()
        }
        updateRows(by: plan.changes)
    }

    /// Traps because of a repeated id. Reports its indexes in the app's rows, because the displayed rows may be in
    /// another order.
    private func trap(for repetition: ListChanges.Repetition, in rows: [Element]) -> Never {
        let rows = appRows ?? rows
        let repetition = functions.changes([], RowReplacement(0..<0, with: rows), nil).repetition ?? repetition
        stopProgram(Misuse.repeatedRow("\(rows[repetition.first].id)", repetition.first, repetition.second))
    }

    /// Applies a splice and notifies GTK.
    ///
    /// - Parameter selected: Which of the inserted rows are selected, as indexes that are valid once the splice is
    ///   applied.
    private func apply(_ splice: ListChanges.Splice, keeping selected: [Int]) {
        let start = splice.old.lowerBound
        let shown = announceRowsBeforeShown(in: splice.old)
        elements.apply(splice)
        if !selected.isEmpty { display?.keepSelected(selected) }
        emitItemsChanged(at: start, removed: splice.old.upperBound - shown, added: splice.new.count)
    }

    /// Notifies GTK of the removal of the rows in a range that come before the first shown row. Returns the index of
    /// the first shown row, or the start of the range if none of its rows is shown.
    ///
    /// The removed rows may begin inside a run of rows without list items, and end with rows that have list items. GTK
    /// before 4.12 then counts the removed rows from the beginning of that run, and keeps the list items of some
    /// removed rows. So the removal is announced in two parts. Later versions need only one part.
    private func announceRowsBeforeShown(in range: Range<Int>) -> Int {
        guard Toolkit.gtkVersion < LibraryVersion(4, 12) else { return range.lowerBound }
        let shown = shownRows.lazy.map(\.index).filter(range.contains).min() ?? range.lowerBound
        guard range.lowerBound < shown else { return shown }
        elements.skip(range.lowerBound..<shown)
        emitItemsChanged(at: range.lowerBound, removed: shown - range.lowerBound, added: 0)
        return shown
    }

    /// Makes the objects that GTK holds stand for the new rows. If a splice removes and inserts different numbers of
    /// rows, removes or inserts the surplus rows. Does for moved rows what GTK would do: selection, focus and the
    /// scroll position follow them.
    private func reuseObjects(by plan: RowPlan, shown: Set<Int>, selected: [Int]) {
        let changes = plan.changes
        let (focused, inView) = (display?.focusedRow, display?.rowOffsetsInView ?? [])
        let first = inView.first { changes.newIndex(of: $0.row) != nil }
        display?.selectRows(at: [], from: nil)
        for splice in changes.splices {
            // If all rows in view are removed, GTK itself finds the position to show.
            let keepsView = first != nil || inView.isEmpty
            reuseObjects(in: keepsView ? plan.widened(splice, count: elements.count) : splice)
        }
        elements.settle()
        let start = rangeStart(among: (shown + selected).lazy.compactMap(changes.newIndex(of:)))
        display?.selectRows(at: selected.compactMap(changes.newIndex(of:)), from: start)
        let refocused = focused.flatMap(changes.newIndex(of:)).flatMap { $0 == display?.focusedRow ? nil : $0 }
        if let refocused { display?.focusRow(at: refocused) }
        if let first, let row = changes.newIndex(of: first.row) {
            display?.align(rowAt: row, top: first.top)
        } else if refocused != nil, inView.isEmpty {
            display?.align(rowAt: 0, top: 0)
        }
    }

    /// Reuses the objects of the replaced rows, and applies the surplus of the splice.
    private func reuseObjects(in splice: ListChanges.Splice) {
        let common = splice.common
        // A row may move from the common part into the inserted surplus. It then gets another object there, because its
        // own object will stand for another row.
        rowsShown(in: common.old).forEach { remove($1) }
        apply(splice.surplus, keeping: [])
        elements.apply(common)
        reuseObjects(in: common.old)
    }

    /// Returns the index of the row where a selection with Shift starts, if it is one of `indexes`.
    private func rangeStart(among indexes: some Sequence<Int>) -> Int? {
        guard let id = display?.rangeStart?.base as? Element.ID else { return nil }
        return indexes.first { elements[$0].id == id }
    }

    /// Reuses the objects of the rows in a range for the rows that are now at their indexes.
    private func reuseObjects(in range: Range<Int>) {
        let shown = rowsShown(in: range)
        shown.forEach { remove($1) }
        for (index, row) in shown {
            row.reuse(for: elements[index])
            rows.insert(row)
        }
    }

    private func rowsShown(in range: Range<Int>) -> [(index: Int, row: TypedRow<Element>)] {
        shownRows.compactMap { index, row in
            range.contains(index) ? (row as? TypedRow<Element>).map { (index, $0) } : nil
        }
    }

    /// Updates the shown rows whose values changed.
    private func updateRows(by changes: ListChanges) {
        guard !changes.updates.isEmpty else { return }
        for index in shownRows.map(\.index) where changes.updates(rowAt: index) {
            let element = elements[index]
            rows[element.id]?.update(to: element)
        }
    }

    private func emitItemsChanged(at index: Int, removed: Int, added: Int) {
        guard removed + added > 0 else { return }
        g_list_model_items_changed(pointer, guint(index), guint(removed), guint(added))
    }
}
#endif
