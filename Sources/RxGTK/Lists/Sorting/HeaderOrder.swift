#if GTK
import CGTK

/// The order that the headers of a column view ask for, where rows are sorted before GTK gets them.
///
/// GTK says which columns it sorts by only from 4.10 on. In every version it asks the sorters of these columns, the one pressed last
/// first, until one of them tells two objects apart.
@MainActor
final class HeaderOrder {
    private weak var view: ColumnView?
    /// The columns that have been asked.
    private var asked: [Int] = []
    /// The column that tells the objects apart; all others say that they are equal.
    private var answering: Int?

    /// The columns that have an order.
    private var sortable: Set<Int> = []
    /// What the program sorts by after the first column. GTK takes only one column from a program, and so knows nothing of these.
    private var following: [SortKey] = []

    init(of view: ColumnView) { self.view = view }

    /// Takes what the program sorts by, and gives the first of it, which GTK has to know; a column that has no order is left out.
    func take(_ keys: [SortKey]) -> SortKey? {
        let keys = keys.filter { sortable.contains($0.column) }
        following = Array(keys.dropFirst())
        return keys.first
    }

    /// A `GtkCustomSorter` for a column.
    func sorter(ofColumn column: Int) -> GObject {
        sortable.insert(column)
        let sorter = gtk_custom_sorter_new(
            { _, _, key in key.map { HeaderKey.ask(Unmanaged.fromOpaque($0)) } ?? 0 },
            Unmanaged.passRetained(HeaderKey(column, in: self)).toOpaque(),
            { Unmanaged<HeaderKey>.fromOpaque($0!).release() })
        return GObject(adopting: sorter!)
    }

    /// Whether the first of two values comes before the second now; `nil` where nothing is sorted.
    func order<Element>(of columns: [ColumnViewColumn<Element>]) -> ((Element, Element) -> Bool)? {
        let orders = keys.compactMap { key in
            columns[key.column].areInIncreasingOrder.map { order in key.isDescending ? { order($1, $0) } : order }
        }
        return orders.reversed().reduce(nil) { next, order in
            guard let next else { return order }
            return { order($0, $1) || !order($1, $0) && next($0, $1) }
        }
    }

    /// What to sort by, the column pressed last before the others.
    var keys: [SortKey] {
        let pressed = pressedKeys
        guard !pressed.isEmpty else { return [] }
        return following.reduce(into: pressed) { keys, key in
            if !keys.contains(where: { $0.column == key.column }) { keys.append(key) }
        }
    }

    private var pressedKeys: [SortKey] {
        (asked, answering) = ([], nil)
        _ = compare()
        return asked.map { column in
            answering = column
            return SortKey(column, isDescending: compare() == GTK_ORDERING_LARGER)
        }
    }

    private func compare() -> GtkOrdering {
        guard let view, let sorter = gtk_column_view_get_sorter(view.pointer) else { return GTK_ORDERING_EQUAL }
        // Any two objects do, as long as they are two.
        return gtk_sorter_compare(sorter, .init(view.pointer), sorter)
    }

    fileprivate func answer(_ column: Int) -> GtkOrdering {
        guard answering == nil else { return answering == column ? GTK_ORDERING_SMALLER : GTK_ORDERING_EQUAL }
        asked.append(column)
        return GTK_ORDERING_EQUAL
    }
}

/// A column by which rows may be sorted.
@MainActor
private final class HeaderKey {
    private let column: Int
    private let order: HeaderOrder

    init(_ column: Int, in order: HeaderOrder) { (self.column, self.order) = (column, order) }

    nonisolated static func ask(_ key: Unmanaged<HeaderKey>) -> gint {
        MainActor.assumeIsolated {
            let key = key.takeUnretainedValue()
            return key.order.answer(key.column).rawValue
        }
    }
}
#endif
