#if GTK
import CGTK

/// The order that the headers of a column view ask for. The rows are sorted by it before GTK gets them.
///
/// GTK reports its sort columns only since 4.10. But every version consults the sorters of these columns, the column
/// that was pressed last first, until one of them orders two objects.
@MainActor
final class HeaderOrder {
    private weak var view: ColumnView?
    /// The columns whose sorters were called.
    private var calledColumns: [Int] = []
    /// The column whose sorter orders the objects; all others answer that the objects are equal.
    private var decidingColumn: Int?

    /// The columns that have an order.
    private var sortable: Set<Int> = []
    /// The app's sort keys after the first. GTK accepts only one column from an app, so it does not know these.
    private var secondaryKeys: [SortKey] = []

    init(of view: ColumnView) { self.view = view }

    /// Sets the app's sort keys, and returns the first of them for GTK. Keys of columns without an order are ignored.
    func setKeys(_ keys: [SortKey]) -> SortKey? {
        let keys = keys.filter { sortable.contains($0.column) }
        secondaryKeys = Array(keys.dropFirst())
        return keys.first
    }

    /// Makes a `GtkCustomSorter` for a column.
    func sorter(ofColumn column: Int) -> GObject {
        sortable.insert(column)
        let sorter = gtk_custom_sorter_new(
            { _, _, key in key.map { HeaderKey.compare(Unmanaged.fromOpaque($0)) } ?? 0 },
            Unmanaged.passRetained(HeaderKey(column, in: self)).toOpaque(),
            { Unmanaged<HeaderKey>.fromOpaque($0!).release() })
        return GObject(adopting: sorter!)
    }

    /// Returns the current order of two values: whether the first comes before the second. `nil` if the rows are not
    /// sorted.
    func order<Element>(of columns: [ColumnViewColumn<Element>]) -> ((Element, Element) -> Bool)? {
        let orders = keys.compactMap { key in
            columns[key.column].areInIncreasingOrder.map { order in key.isDescending ? { order($1, $0) } : order }
        }
        return orders.reversed().reduce(nil) { next, order in
            guard let next else { return order }
            return { order($0, $1) || !order($1, $0) && next($0, $1) }
        }
    }

    /// The sort keys. The column that was pressed last comes first.
    var keys: [SortKey] {
        let pressed = pressedKeys
        guard !pressed.isEmpty else { return [] }
        return secondaryKeys.reduce(into: pressed) { keys, key in
            if !keys.contains(where: { $0.column == key.column }) { keys.append(key) }
        }
    }

    private var pressedKeys: [SortKey] {
        (calledColumns, decidingColumn) = ([], nil)
        _ = compare()
        return calledColumns.map { column in
            decidingColumn = column
            return SortKey(column, isDescending: compare() == GTK_ORDERING_LARGER)
        }
    }

    private func compare() -> GtkOrdering {
        guard let view, let sorter = gtk_column_view_get_sorter(view.pointer) else { return GTK_ORDERING_EQUAL }
        // Any two objects do, if they are different objects.
        return gtk_sorter_compare(sorter, .init(view.pointer), sorter)
    }

    fileprivate func ordering(ofColumn column: Int) -> GtkOrdering {
        guard decidingColumn == nil else { return decidingColumn == column ? GTK_ORDERING_SMALLER : GTK_ORDERING_EQUAL }
        calledColumns.append(column)
        return GTK_ORDERING_EQUAL
    }
}

/// A column that the rows can be sorted by.
@MainActor
private final class HeaderKey {
    private let column: Int
    private let order: HeaderOrder

    init(_ column: Int, in order: HeaderOrder) { (self.column, self.order) = (column, order) }

    nonisolated static func compare(_ key: Unmanaged<HeaderKey>) -> gint {
        MainActor.assumeIsolated {
            let key = key.takeUnretainedValue()
            return key.order.ordering(ofColumn: key.column).rawValue
        }
    }
}
#endif
