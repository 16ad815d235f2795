#if GTK
import CGTKSupport

/// The sort keys of a column view. The app sets them, or the user sets them by pressing column headers. The rows are
/// sorted by these keys before GTK gets the rows.
///
/// GTK reports its sort columns only since 4.10. To find them in every version, this class makes GTK's sorter compare
/// two arbitrary objects: the view and the sorter. GTK's sorter asks the columns' sorters in turn, the column pressed
/// most recently first, until one does not answer "equal". In a first comparison all columns answer "equal", which
/// shows the columns and their order. In a further comparison for each column, only this column answers "smaller". If
/// GTK's sorter then returns "larger", the column is sorted in descending order.
@MainActor
final class HeaderOrder {
    private weak var view: ColumnView?
    /// The columns whose sorters GTK called, in this order.
    private var calledColumns: [Int] = []
    /// The column whose sorter answers "smaller"; all others answer "equal". `nil` during the first comparison.
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

    /// Returns a closure that returns whether the first of two values comes before the second; `nil` if the rows are
    /// not sorted.
    func order<Element>(of columns: [ColumnViewColumn<Element>]) -> ((Element, Element) -> Bool)? {
        let orders = keys.compactMap { key in
            columns[key.column].areInIncreasingOrder.map { order in key.isDescending ? { order($1, $0) } : order }
        }
        return orders.reversed().reduce(nil) { next, order in
            guard let next else { return order }
            return { order($0, $1) || !order($1, $0) && next($0, $1) }
        }
    }

    /// The sort keys, the primary key first.
    var keys: [SortKey] {
        let primaryKeys = gtkKeys
        guard !primaryKeys.isEmpty else { return [] }
        return secondaryKeys.reduce(into: primaryKeys) { keys, key in
            if !keys.contains(where: { $0.column == key.column }) { keys.append(key) }
        }
    }

    /// The keys that GTK knows: the first of the keys that the app set, and the keys of the pressed columns.
    private var gtkKeys: [SortKey] {
        (calledColumns, decidingColumn) = ([], nil)
        _ = compare()
        return calledColumns.map { column in
            decidingColumn = column
            return SortKey(column, isDescending: compare() == GTK_ORDERING_LARGER)
        }
    }

    private func compare() -> GtkOrdering {
        guard let view, let sorter = gtk_column_view_get_sorter(view.pointer) else { return GTK_ORDERING_EQUAL }
        // The view and the sorter serve as two arbitrary objects. They have to differ, because GTK does not ask the
        // sorters to compare an object with itself.
        return gtk_sorter_compare(sorter, .init(view.pointer), sorter)
    }

    /// The answer of a column's sorter.
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
