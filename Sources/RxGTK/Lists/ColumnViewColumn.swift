#if GTK
import CGTK

/// A column of a ``ColumnView``: what its header says, and how it shows a row.
///
/// Wraps `GtkColumnViewColumn`.
@MainActor
public struct ColumnViewColumn<Element: Identifiable & Equatable> {
    /// What the header says.
    public let title: String
    /// Whether the column takes the room that is left.
    public var expands = false
    /// Whether the person can make it wider and narrower.
    public var isResizable = false
    /// Its width in pixels; `nil` leaves it to the cells.
    public var fixedWidth: Int?
    /// Whether the first of two values comes before the second when the person sorts by this column, by pressing its header;
    /// `nil` where it does not sort.
    public var areInIncreasingOrder: ((Element, Element) -> Bool)? {
        didSet { orderOfKeys = nil }
    }
    /// Whether the arrows that expand the rows of a tree are in this column; where no column says so, they are in the first.
    public var showsArrows = false

    let form: CellForm
    /// The order, where it is one of keys.
    @usableFromInline var orderOfKeys: RowOrder<Element>?

    /// A column of cells of a class, which the closure fills in.
    ///
    /// It is called when a cell gets a row, when the value of that row changes, and when its index does.
    ///
    /// - Parameters:
    ///   - title: What the header says.
    ///   - cellType: The class of its cells, which are used again for other rows.
    ///   - configureCell: Shows a row's value in a cell; the index is the row's place as shown.
    public init<Cell: ListCell>(
        _ title: String, cellType: Cell.Type, configureCell: @escaping (Int, Element, Cell) -> Void
    ) {
        self.title = title
        form = .reusing(cellType, followsMoves: true, configureCell)
    }

    /// A column of labels at the start of the cell.
    ///
    /// - Parameters:
    ///   - title: What the header says.
    ///   - text: What the label says of a row.
    public init(_ title: String, text: @escaping (Element) -> String) {
        self.title = title
        form = .reusing(LabelCell.self, followsMoves: false) { _, element, cell in cell.label.text = text(element) }
    }

    /// The same column, sorted by a key of each value when the person presses its header.
    ///
    /// The order is in the place of ``areInIncreasingOrder``, and takes a part of its time, because each key is taken once.
    @inlinable
    public func sorted<Key: Comparable>(by key: @escaping (Element) -> Key) -> ColumnViewColumn {
        sorted(by: RowOrder(by: key))
    }

    /// The same column, sorted by a text of each value, in the order of `<`, when the person presses its header.
    ///
    /// The order is in the place of ``areInIncreasingOrder``, and takes a part of its time, because eight bytes of a text decide most comparisons.
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

    /// How the column sorts; compiled for the caller's type.
    @inlinable var order: RowOrder<Element>? { orderOfKeys ?? areInIncreasingOrder.map { RowOrder(by: $0) } }

    /// A new column of GTK's, with cells for the rows of `view`.
    func make(for view: ColumnView, frame: CellFrame? = nil, sorter: GObject?) -> GObject {
        let factory = ListItem.factory(for: view, form: frame.map(form.framed) ?? form)
        // The constructor takes over a reference.
        g_object_ref(.init(factory.pointer))
        let column = GObject(adopting: gtk_column_view_column_new(title.withoutNUL, factory.pointer)!)
        gtk_column_view_column_set_expand(column.pointer, expands ? 1 : 0)
        gtk_column_view_column_set_resizable(column.pointer, isResizable ? 1 : 0)
        gtk_column_view_column_set_fixed_width(column.pointer, (fixedWidth ?? -1).nearest(in: .pixelsOrNone))
        if let sorter {
            withExtendedLifetime(sorter) { gtk_column_view_column_set_sorter(column.pointer, sorter.cast()) }
        }
        return column
    }
}

/// A cell with a text.
private final class LabelCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label)
    }
}
#endif
