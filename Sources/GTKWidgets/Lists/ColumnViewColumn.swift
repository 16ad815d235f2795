#if GTK
import CGTKSupport

/// A column of a ``ColumnView``: its header, and how it shows a row.
///
/// Wraps `GtkColumnViewColumn`. Each list makes one of its own.
@MainActor
public struct ColumnViewColumn<Element: Identifiable & Equatable> {
    /// The text of the header.
    public let title: String
    /// Whether the column takes the remaining width.
    public var expands = false
    /// Whether the user can resize the column.
    public var isResizable = false
    /// The width in pixels; `nil` lets the cells determine it.
    public var fixedWidth: Int?
    /// Returns whether the first of two values comes before the second when the rows are sorted by this column.
    /// `nil` if the rows cannot be sorted by this column.
    public var areInIncreasingOrder: ((Element, Element) -> Bool)? {
        didSet { orderOfKeys = nil }
    }
    /// Whether this column contains the arrows that expand the rows of a tree. If no column sets this, the first column
    /// has the arrows.
    public var showsArrows = false

    let form: CellForm
    /// The order, if it is an order of keys.
    @usableFromInline var orderOfKeys: RowOrder<Element>?

    /// Makes a column with cells of a class, which the closure configures.
    ///
    /// The closure is called when a cell gets a row, when the value of that row changes, and when its index changes.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - cellType: The class of the cells, which are reused for other rows.
    ///   - configureCell: Shows a row's value in a cell. The index is the row's displayed index.
    public init<Cell: ListCell>(
        _ title: String, cellType: Cell.Type, configureCell: @escaping (Int, Element, Cell) -> Void
    ) {
        self.title = title
        form = .reusing(cellType, configureCell)
    }

    /// Makes a column of labels, aligned to the start of the cell.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - text: Returns the label's text for a row.
    public init(_ title: String, text: @escaping (Element) -> String) {
        self.title = title
        form = .reusing(LabelCell.self, followsMoves: false) { _, element, cell in cell.label.text = text(element) }
    }

    /// Returns the same column, sorted by a key of each value.
    ///
    /// The order replaces ``areInIncreasingOrder``. It takes a fraction of the time, because it computes each key once.
    @inlinable
    public func sorted<Key: Comparable>(by key: @escaping (Element) -> Key) -> ColumnViewColumn {
        sorted(by: RowOrder(by: key))
    }

    /// Returns the same column, sorted by a string of each value, in the order of `<`.
    ///
    /// The order replaces ``areInIncreasingOrder``. It takes a fraction of the time, because eight bytes of a string
    /// decide most comparisons.
    @inlinable
    public func sorted(by key: @escaping (Element) -> String) -> ColumnViewColumn {
        sorted(by: RowOrder(by: key))
    }

    @usableFromInline
    func sorted(by order: RowOrder<Element>) -> ColumnViewColumn {
        var sorted = self
        sorted.areInIncreasingOrder = order.isBefore
        sorted.orderOfKeys = order
        return sorted
    }

    /// The order of the column. Inlinable, so that it is specialised for the caller's type.
    @inlinable package var order: RowOrder<Element>? { orderOfKeys ?? areInIncreasingOrder.map { RowOrder(by: $0) } }

    /// Makes the GTK column, with cells for the rows of `view`.
    func make(for view: ColumnView, frame: CellFrame?, sorter: GObject?) -> GObject {
        let factory = ListItem.factory(for: view, form: form.framed(by: frame))
        // The constructor takes ownership of a reference.
        g_object_ref(.init(factory.pointer))
        let column = GObject(adopting: gtk_column_view_column_new(title.withoutNUL, factory.pointer)!)
        gtk_column_view_column_set_expand(column.pointer, expands ? 1 : 0)
        gtk_column_view_column_set_resizable(column.pointer, isResizable ? 1 : 0)
        gtk_column_view_column_set_fixed_width(column.pointer, (fixedWidth ?? -1).nearest(in: .sizeOrNone))
        if let sorter {
            withExtendedLifetime(sorter) { gtk_column_view_column_set_sorter(column.pointer, sorter.cast()) }
        }
        return column
    }
}

/// A cell with a label.
private final class LabelCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label)
    }
}
#endif
