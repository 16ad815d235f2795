#if GTK
import CGTK
import Rx
import Dispatch

/// The rows of a list and their values, kept in step with an array.
///
/// A row keeps its object while its id stays, so that GTK keeps its selection, focus and place.
final class RowStore<Element: Identifiable & Equatable>: IdentifiedRows<Element.ID> {
    private var elements = SplicedArray<Element>()
    /// The rows GTK holds; they take themselves out.
    private var rows: [Element.ID: Unmanaged<TypedRow<Element>>] = [:]
    private let functions: RowFunctions<Element>

    /// Above this many splices one that spans them all is cheaper: after each, GTK fills the 200 places it has for rows again.
    private let mostSplices = 8

    /// Where more of the rows that GTK shows change places than this, their objects stay and stand for other rows. GTK would
    /// take the places down and make new ones, which costs far more than the rows shown in them.
    private let mostRebuilt = 32

    /// Puts the rows that the program gives in the order that they are shown in.
    var arrange: ([Element]) -> [Element] = { $0 }
    /// The rows as the program gave them.
    private var given: [Element] = []

    /// Makes a store without rows.
    init(functions: RowFunctions<Element>) {
        self.functions = functions
        super.init()
    }

    override var count: Int { elements.count }

    override func ids(at places: [Int]) -> Set<Element.ID> { functions.ids(elements.current, places) }

    override func places(of ids: Set<Element.ID>) -> [Int] {
        ids.isEmpty ? [] : functions.places(elements.current, ids)
    }

    override func retainedRow(at index: Int) -> gpointer? {
        guard index < elements.count else { return nil }
        let element = elements[index]
        if let row = rows[element.id]?.takeUnretainedValue() {
            // One that GTK held without showing it may have a value from before.
            if !isTaking { row.update(to: element) }
            return row.retainedPointer()
        }
        let row = TypedRow.make(element, in: self)
        rows[element.id] = .passUnretained(row)
        return row.ownedPointer
    }

    /// Gives a row that is at a place the value of now; one in the middle of a change gets it when that is made.
    func refresh(_ row: TypedRow<Element>, at index: Int) {
        guard !isTaking, index < elements.count, elements[index].id == row.element.id else { return }
        row.update(to: elements[index])
    }

    func forget(_ row: TypedRow<Element>) {
        let id = row.element.id
        if rows[id]?.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows[id] = nil }
    }

    /// The newest rows that could not be taken yet.
    private var pending: [Element]?
    private var isTaking = false

    /// Makes the rows those of `new`; an id that is there twice stops the program.
    ///
    /// From code that configures a cell they are taken when GTK is done with that cell.
    ///
    /// - Complexity: O(n) for n the rows before and after.
    func set(_ new: [Element]) {
        pending = new
        guard !isTaking else { return }
        guard !isBinding else { return DispatchQueue.main.async { self.takePending() } }
        takePending()
    }

    /// Puts the rows in order once more, because another is wanted.
    func arrangeAnew() {
        set(pending ?? given)
    }

    private func takePending() {
        isTaking = true
        defer { isTaking = false }
        while let next = pending {
            pending = nil
            given = next
            changing { take(arrange(next)) }
        }
    }

    private func take(_ new: [Element]) {
        let old = elements.settled
        let selected = selectedRows()
        let shown = shownRows().map(\.index)
        let changes = functions.changes(old, new, shown + selected).joined(above: mostSplices)
        if let repetition = changes.repetition {
            stop(for: repetition)
        }
        elements.start(towards: new)
        if isExchange(changes, of: shown) {
            exchange(changes.joined(above: 0), shown, selected)
        } else {
            changes.splices.reversed().forEach { splice in
                apply(splice, keeping: changes.destinations(of: selected, in: splice))
            }
            elements.settle()
        }
        update(changes.updates)
    }

    /// Says where the program gave an id twice, which may be other places than those where its rows would be shown.
    private func stop(for repetition: ListChanges.Repetition) -> Never {
        let place = functions.changes([], given, nil).repetition ?? repetition
        stopProgram(Misuse.repeatedRow("\(given[place.first].id)", place.first, place.second))
    }

    /// Whether rows are to be exchanged in the objects that GTK has, which keep their places.
    private func isExchange(_ changes: ListChanges, of shown: [Int]) -> Bool {
        shown.count { index in changes.splices.contains { $0.old.contains(index) } } > mostRebuilt
    }

    /// Takes a splice over and tells GTK.
    ///
    /// - Parameter selected: Which of the rows that come are selected, by where they are as soon as the splice is taken over.
    private func apply(_ splice: ListChanges.Splice, keeping selected: [Int]) {
        let start = splice.old.lowerBound
        let shown = Self.takesAwayWrongRows ? firstShown(in: splice.old) : start
        if start < shown {
            elements.skip(start..<shown)
            announce(start, removed: shown - start, added: 0)
        }
        elements.apply(splice)
        if !selected.isEmpty { keepSelected(selected) }
        announce(start, removed: splice.old.upperBound - shown, added: splice.new.count)
    }

    /// Told of rows that go from among those it has no places for to those it has, GTK 4.8 takes away as many from the first of
    /// the former on, and keeps the wrong rows. So it is told of the former first. Later versions do without.
    private static var takesAwayWrongRows: Bool { Toolkit.gtkVersion < LibraryVersion(4, 12) }

    /// The first of some rows that GTK has a place for; the first of all where it has none for any.
    private func firstShown(in rows: Range<Int>) -> Int {
        shownRows().lazy.map(\.index).filter(rows.contains).min() ?? rows.lowerBound
    }

    /// Takes changes over in the objects that GTK has, as far as there are rows before and after, and does what GTK would do for
    /// rows that move: selection, focus and the place that is scrolled to go with them.
    private func exchange(_ changes: ListChanges, _ shown: [Int], _ selected: [Int]) {
        let (focused, inView) = (focusedRow(), rowsInView())
        selectRows([], nil)
        for splice in changes.splices {
            let (old, new) = (splice.old.prefix(splice.new.count), splice.new.prefix(splice.old.count))
            apply(
                ListChanges.Splice(
                    old: old.upperBound..<splice.old.upperBound, new: new.upperBound..<splice.new.upperBound),
                keeping: [])
            elements.apply(ListChanges.Splice(old: old, new: new))
            exchange(old)
        }
        elements.settle()
        let stillSelected = selected.compactMap(changes.destination(of:))
        selectRows(stillSelected, rangeStart(among: (shown + selected).lazy.compactMap(changes.destination(of:))))
        let refocused = focused.flatMap(changes.destination(of:)).flatMap { $0 == focusedRow() ? nil : $0 }
        refocused.map(focusRow)
        if let first = inView.first(where: { changes.destination(of: $0.row) != nil }),
            let row = changes.destination(of: first.row)
        {
            align(row, first.top)
        } else if refocused != nil, inView.isEmpty {
            align(0, 0)
        }
    }

    /// Where the row is that Shift selects from, if it is one of some.
    private func rangeStart(among indexes: some Sequence<Int>) -> Int? {
        guard let id = rangeStart()?.base as? Element.ID else { return nil }
        return indexes.first { elements[$0].id == id }
    }

    /// Has the objects that GTK has of some rows stand for those that are now where these were.
    private func exchange(_ range: Range<Int>) {
        let shown = shownRows().compactMap { index, row in
            range.contains(index) ? (row as? TypedRow<Element>).map { (index, $0) } : nil
        }
        shown.forEach { forget($1) }
        for (index, row) in shown {
            row.exchange(for: elements[index])
            rows[row.element.id] = .passUnretained(row)
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

    /// Whether `index` is one of some in ascending order.
    private static func contains(_ index: Int, in indexes: [Int]) -> Bool {
        var (low, high) = (0, indexes.count)
        while low < high {
            let middle = (low + high) / 2
            if indexes[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < indexes.count && indexes[low] == index
    }

    private func announce(_ index: Int, removed: Int, added: Int) {
        guard removed + added > 0 else { return }
        g_list_model_items_changed(pointer, guint(index), guint(removed), guint(added))
    }
}
#endif
