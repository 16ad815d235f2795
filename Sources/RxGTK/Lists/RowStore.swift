#if GTK
import CGTK
import Rx
import Dispatch

/// The rows of a list and their values, which follow an array.
///
/// A row keeps its object while its id stays, so that GTK keeps its selection, focus and position. The exception is a
/// change of more than `maximumRebuiltRows` rows.
final class RowStore<Element: Identifiable & Equatable>: IdentifiedRows<Element.ID> {
    private var elements = SplicedArray<Element>()
    /// The rows that GTK holds. A row removes itself when it is freed.
    private var rows: [Element.ID: Unmanaged<TypedRow<Element>>] = [:]
    private let functions: RowFunctions<Element>

    /// The maximum number of splices. Above it, a single splice that spans them all is cheaper, because GTK refills its
    /// 200 list items after each splice.
    private let maximumSplices = 8

    /// If a change removes or moves more rows with list items than this, their objects are reused for the rows that are
    /// then at their indexes. GTK would otherwise discard the list items and make new ones, which costs far more
    /// than showing other rows in them.
    private let maximumRebuiltRows = 32

    /// Returns the replacement that turns the displayed rows into the new ones.
    typealias Change = (_ shown: [Element]) -> RowReplacement<Element>

    /// Returns the replacement that turns the displayed rows into the rows that the app set, in display order.
    var arrange: (_ new: [Element], _ shown: [Element]) -> RowReplacement<Element> = { new, shown in
        RowReplacement(shown.indices, with: new)
    }
    /// The rows that the app set, in the app's order; `nil` before the first, or if the store receives changes instead.
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
        if let row = rows[element.id]?.takeUnretainedValue() {
            // A row that GTK held without showing it may have an old value. A displayed row has the current value. It
            // is not updated here, because a value that is not equal to itself would configure the cell at every
            // look-up.
            if !isChanging, row.items.isEmpty { row.update(to: element) }
            return row.retainedPointer()
        }
        let row = TypedRow.make(element, in: self)
        rows[element.id] = .passUnretained(row)
        return row.ownedPointer
    }

    /// Updates a row from the value at its index. Does nothing in the middle of a change, which updates the row at its
    /// end.
    func updateValue(of row: TypedRow<Element>, at index: Int) {
        guard !isChanging, index < elements.count, elements[index].id == row.element.id else { return }
        row.update(to: elements[index])
    }

    func remove(_ row: TypedRow<Element>) {
        let id = row.element.id
        if rows[id]?.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows[id] = nil }
    }

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
        appRows = new
        set { [arrange] shown in arrange(new, shown) }
    }

    /// Makes a change of the rows; see `set(_:)`. The change is skipped if another is requested before it could be
    /// made.
    func set(_ change: @escaping Change) {
        pending = change
        guard !isChanging else { return }
        guard !isBinding else { return DispatchQueue.main.async { self.performPendingChanges() } }
        performPendingChanges()
    }

    /// Arranges the rows again, because another order is wanted.
    func rearrange() {
        set(appRows ?? [])
    }

    private func performPendingChanges() {
        isChanging = true
        defer { isChanging = false }
        while let next = pending {
            pending = nil
            changeCount += 1
            changing { perform(next) }
        }
    }

    private func perform(_ change: Change) {
        let replacement = change(elements.settled)
        let selected = selectedRows()
        let shown = Set(shownRows().map(\.index))
        let changes = functions.changes(elements.settled, replacement, shown + selected).joined(above: maximumSplices)
        if let repetition = changes.repetition {
            trap(for: repetition, in: replacement.list(from: elements.settled))
        }
        elements.start(towards: replacement)
        if reusesObjects(for: changes, of: shown) {
            reuseObjects(for: changes.joined(above: 0), shown, selected)
        } else {
            changes.splices.reversed().forEach { splice in
                apply(splice, keeping: changes.newIndexes(of: selected, in: splice))
            }
            elements.settle()
        }
        update(changes.updates)
    }

    /// Traps because of a repeated id. Reports its indexes in the app's rows, because the displayed rows may be in
    /// another order.
    private func trap(for repetition: ListChanges.Repetition, in rows: [Element]) -> Never {
        let rows = appRows ?? rows
        let repetition = functions.changes([], RowReplacement(0..<0, with: rows), nil).repetition ?? repetition
        stopProgram(Misuse.repeatedRow("\(rows[repetition.first].id)", repetition.first, repetition.second))
    }

    /// Returns whether to reuse GTK's objects for other rows. The objects stay at their indexes.
    private func reusesObjects(for changes: ListChanges, of shown: Set<Int>) -> Bool {
        shown.count { index in changes.splices.contains { $0.old.contains(index) } } > maximumRebuiltRows
    }

    /// Applies a splice and notifies GTK.
    ///
    /// - Parameter selected: Which of the inserted rows are selected, as indexes that are valid once the splice is
    ///   applied.
    private func apply(_ splice: ListChanges.Splice, keeping selected: [Int]) {
        let start = splice.old.lowerBound
        let shown = Self.removesWrongRows ? firstShown(in: splice.old) : start
        if start < shown {
            elements.skip(start..<shown)
            emitItemsChanged(at: start, removed: shown - start, added: 0)
        }
        elements.apply(splice)
        if !selected.isEmpty { keepSelected(selected) }
        emitItemsChanged(at: start, removed: splice.old.upperBound - shown, added: splice.new.count)
    }

    /// A removal may reach from rows without list items to rows with list items. GTK 4.8 then removes as many from the
    /// first of the former on, and keeps the wrong rows. So the former are announced first. Later versions do not need
    /// this.
    private static var removesWrongRows: Bool { Toolkit.gtkVersion < LibraryVersion(4, 12) }

    /// Returns the first of some rows that has a list item; the first of all if none has.
    private func firstShown(in rows: Range<Int>) -> Int {
        shownRows().lazy.map(\.index).filter(rows.contains).min() ?? rows.lowerBound
    }

    /// Applies changes to the objects that GTK holds, as far as there are rows both before and after. Does for moved
    /// rows what GTK would do: selection, focus and the scroll position follow them.
    private func reuseObjects(for changes: ListChanges, _ shown: Set<Int>, _ selected: [Int]) {
        let (focused, inView) = (focusedRow(), rowOffsetsInView())
        let first = inView.first { changes.newIndex(of: $0.row) != nil }
        selectRows([], nil)
        for var splice in changes.splices {
            // If all rows in view are removed, GTK itself finds the position to show.
            if first != nil || inView.isEmpty { splice = widened(splice, over: shown) }
            let (old, new) = (splice.old.prefix(splice.new.count), splice.new.prefix(splice.old.count))
            // A row that moves from here to behind gets another object there, because its own will stand for another
            // row.
            rowsShown(in: old).forEach { remove($1) }
            apply(
                ListChanges.Splice(
                    old: old.upperBound..<splice.old.upperBound, new: new.upperBound..<splice.new.upperBound),
                keeping: [])
            elements.apply(ListChanges.Splice(old: old, new: new))
            reuseObjects(in: old)
        }
        elements.settle()
        let stillSelected = selected.compactMap(changes.newIndex(of:))
        selectRows(stillSelected, rangeStart(among: (shown + selected).lazy.compactMap(changes.newIndex(of:))))
        let refocused = focused.flatMap(changes.newIndex(of:)).flatMap { $0 == focusedRow() ? nil : $0 }
        refocused.map(focusRow)
        if let first, let row = changes.newIndex(of: first.row) {
            align(row, first.top)
        } else if refocused != nil, inView.isEmpty {
            align(0, 0)
        }
    }

    /// Extends a splice by rows behind it, one for each list item that would become free, so that GTK discards no list
    /// item.
    ///
    /// Extends it only by rows that GTK does not show: displayed rows behind the splice keep their objects.
    private func widened(_ splice: ListChanges.Splice, over shown: Set<Int>) -> ListChanges.Splice {
        let (old, new) = (splice.old, splice.new)
        guard let last = shown.filter(old.contains).max() else { return splice }
        let behind = shown.filter { $0 >= old.upperBound }.min() ?? elements.count
        let more = min(last + 1 - old.lowerBound - new.count, behind - old.upperBound)
        guard more > 0 else { return splice }
        return ListChanges.Splice(
            old: old.lowerBound..<old.upperBound + more, new: new.lowerBound..<new.upperBound + more)
    }

    /// Returns the index of the row where a selection with Shift starts, if it is one of `indexes`.
    private func rangeStart(among indexes: some Sequence<Int>) -> Int? {
        guard let id = rangeStart()?.base as? Element.ID else { return nil }
        return indexes.first { elements[$0].id == id }
    }

    /// Reuses the objects of the rows in a range for the rows that are now at their indexes.
    private func reuseObjects(in range: Range<Int>) {
        let shown = rowsShown(in: range)
        shown.forEach { remove($1) }
        for (index, row) in shown {
            row.reuse(for: elements[index])
            rows[row.element.id] = .passUnretained(row)
        }
    }

    private func rowsShown(in range: Range<Int>) -> [(index: Int, row: TypedRow<Element>)] {
        shownRows().compactMap { index, row in
            range.contains(index) ? (row as? TypedRow<Element>).map { (index, $0) } : nil
        }
    }

    private func update(_ indexes: [Int]) {
        guard !indexes.isEmpty else { return }
        shownRows().map(\.index).filter { Self.contains($0, in: indexes) }.forEach(update)
    }

    private func update(_ index: Int) {
        let element = elements[index]
        rows[element.id]?.takeUnretainedValue().update(to: element)
    }

    /// Returns whether `indexes`, in ascending order, contain `index`.
    private static func contains(_ index: Int, in indexes: [Int]) -> Bool {
        var (low, high) = (0, indexes.count)
        while low < high {
            let middle = (low + high) / 2
            if indexes[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < indexes.count && indexes[low] == index
    }

    private func emitItemsChanged(at index: Int, removed: Int, added: Int) {
        guard removed + added > 0 else { return }
        g_list_model_items_changed(pointer, guint(index), guint(removed), guint(added))
    }
}
#endif
