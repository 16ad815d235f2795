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

    /// What makes the rows that are shown those that are to be shown.
    typealias Change = (_ shown: [Element]) -> Replacement<Element>

    /// Makes the rows that are shown those that the program gives, in the order that they are to be shown in.
    var arrange: (_ new: [Element], _ shown: [Element]) -> Replacement<Element> = { new, shown in
        Replacement(shown.indices, with: new)
    }
    /// The rows as the program gave them, where they are shown in another order.
    private var given: [Element]?

    /// Makes a store without rows.
    init(functions: RowFunctions<Element>) {
        self.functions = functions
        super.init()
    }

    override var count: Int { elements.count }

    /// The value of a row; `nil` where there is no such row.
    func value(at index: Int) -> Element? { (0..<count).contains(index) ? elements[index] : nil }

    override var now: RowsThen { TypedRowsThen(elements.current, of: self) }

    /// Where each row is.
    var placesByID: [Element.ID: Int] {
        Dictionary(elements.current.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    override func ids(at places: [Int]) -> Set<Element.ID> { functions.ids(elements.current, places) }

    override func places(of ids: Set<Element.ID>) -> [Int] {
        ids.isEmpty ? [] : functions.places(elements.current, ids)
    }

    override func retainedRow(at index: Int) -> gpointer? {
        guard index < elements.count else { return nil }
        let element = elements[index]
        if let row = rows[element.id]?.takeUnretainedValue() {
            // One that GTK held without showing it may have a value from before. One that is shown has that of now, which need not be equal to
            // itself: it would be configured whenever it is looked at.
            if !isTaking, row.items.isEmpty { row.update(to: element) }
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

    /// The newest change that could not be made yet.
    private var pending: Change?
    private var isTaking = false
    /// How many changes have been made.
    private(set) var changeCount = 0

    /// Makes the rows those of `new`; an id that is there twice stops the program.
    ///
    /// From code that configures a cell they are taken when GTK is done with that cell.
    ///
    /// - Complexity: O(n) for n the rows before and after.
    func set(_ new: [Element]) {
        given = new
        set { [arrange] shown in arrange(new, shown) }
    }

    /// Makes a change of the rows; see `set(_:)`. It is not made where another is wanted before GTK is done.
    func set(_ change: @escaping Change) {
        pending = change
        guard !isTaking else { return }
        guard !isBinding else { return DispatchQueue.main.async { self.takePending() } }
        takePending()
    }

    /// Puts the rows in order once more, because another is wanted.
    func arrangeAnew() {
        set(given ?? [])
    }

    private func takePending() {
        isTaking = true
        defer { isTaking = false }
        while let next = pending {
            pending = nil
            changeCount += 1
            changing { take(next) }
        }
    }

    private func take(_ change: Change) {
        let replacement = change(elements.settled)
        let selected = selectedRows()
        let shown = Set(shownRows().map(\.index))
        let changes = functions.changes(elements.settled, replacement, shown + selected).joined(above: mostSplices)
        if let repetition = changes.repetition {
            stop(for: repetition, in: replacement.list(from: elements.settled))
        }
        elements.start(towards: replacement)
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
    private func stop(for repetition: ListChanges.Repetition, in rows: [Element]) -> Never {
        let given = given ?? rows
        let place = functions.changes([], Replacement(0..<0, with: given), nil).repetition ?? repetition
        stopProgram(Misuse.repeatedRow("\(given[place.first].id)", place.first, place.second))
    }

    /// Whether rows are to be exchanged in the objects that GTK has, which keep their places.
    private func isExchange(_ changes: ListChanges, of shown: Set<Int>) -> Bool {
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
    private func exchange(_ changes: ListChanges, _ shown: Set<Int>, _ selected: [Int]) {
        let (focused, inView) = (focusedRow(), rowsInView())
        let first = inView.first { changes.destination(of: $0.row) != nil }
        selectRows([], nil)
        for var splice in changes.splices {
            // Where all that is in view goes, GTK finds the place to show instead.
            if first != nil || inView.isEmpty { splice = widened(splice, over: shown) }
            let (old, new) = (splice.old.prefix(splice.new.count), splice.new.prefix(splice.old.count))
            // A row that goes from here to behind gets another object there: the one that it has is to stand for another row.
            rowsShown(in: old).forEach { forget($1) }
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
        if let first, let row = changes.destination(of: first.row) {
            align(row, first.top)
        } else if refocused != nil, inView.isEmpty {
            align(0, 0)
        }
    }

    /// A splice with as many of the rows behind it as there are places of rows that go, so that GTK takes none of these down.
    ///
    /// Only rows that GTK does not show: what it shows behind the splice keeps its objects.
    private func widened(_ splice: ListChanges.Splice, over shown: Set<Int>) -> ListChanges.Splice {
        let (old, new) = (splice.old, splice.new)
        guard let last = shown.filter(old.contains).max() else { return splice }
        let behind = shown.filter { $0 >= old.upperBound }.min() ?? elements.count
        let more = min(last + 1 - old.lowerBound - new.count, behind - old.upperBound)
        guard more > 0 else { return splice }
        return ListChanges.Splice(
            old: old.lowerBound..<old.upperBound + more, new: new.lowerBound..<new.upperBound + more)
    }

    /// Where the row is that Shift selects from, if it is one of some.
    private func rangeStart(among indexes: some Sequence<Int>) -> Int? {
        guard let id = rangeStart()?.base as? Element.ID else { return nil }
        return indexes.first { elements[$0].id == id }
    }

    /// Has the objects that GTK has of some rows stand for those that are now where these were.
    private func exchange(_ range: Range<Int>) {
        let shown = rowsShown(in: range)
        shown.forEach { forget($1) }
        for (index, row) in shown {
            row.exchange(for: elements[index])
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
