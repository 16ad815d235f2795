#if GTK
/// A cell of a list: a horizontal box that shows a row. Subclass it and append widgets in `init`.
///
/// A cell is reused for other rows. A subclass that is a `View` gets a reactor in the closure that configures it. When
/// the row leaves the cell, its reactor is set to `nil`, which empties the dispose bag.
open class ListCell: Box {
    /// The list item that contains the cell.
    weak var listItem: ListItem?

    /// The name of the cell, and of the row that it shows, for assistive technology.
    public override var accessibilityLabel: String? {
        didSet { listItem?.nameRow() }
    }

    /// Makes an empty cell. A list makes its cells with this initialiser.
    public required init() {
        super.init(.horizontal, spacing: 12)
    }

    /// Called when the row leaves the cell. Override it to undo the setup for that row. The default does nothing.
    open func prepareForReuse() {}
}
#endif
