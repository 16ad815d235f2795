#if GTK
/// What shows a row of a list: a box from left to right; subclass it and append widgets in `init`.
///
/// A cell shows one row after the other. A subclass that is a `View` gets a reactor in the closure that configures it; when the
/// row leaves the cell its reactor is set to `nil`, which empties the dispose bag.
open class ListCell: Box {
    /// The place in a list that the cell is in.
    weak var place: ListItem?

    /// What assistive technology calls the cell, and the row that it shows.
    public override var accessibilityLabel: String? {
        didSet { place?.nameRow() }
    }

    /// Makes an empty cell; a list makes its cells with it.
    public required init() {
        super.init(.horizontal, spacing: 12)
    }

    /// Called when the row leaves the cell: what was set up for that row ends here. Does nothing by itself.
    open func prepareForReuse() {}
}
#endif
