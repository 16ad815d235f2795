#if GTK
extension Misuse {
    package static let treeInGrid = """
        A GridView was told which rows are expanded, but has no rows inside of rows, as GTK's grids have none: show the tree in a \
        ListView or in a ColumnView.
        """

    package static func repeatedRow(_ id: String, _ first: Int, _ second: Int) -> String {
        """
        A list was given two rows with the id \(id), at \(first) and at \(second). A row is known by its id: leave out the \
        second, or give the values ids that differ.
        """
    }

    package static func wrongID(expected: String) -> String {
        """
        The selected rows of a list were asked for by ids of \(expected), but its rows have ids of another type: ask for the type \
        that `rx.items` was given.
        """
    }

    package static func wrongModel(expected: String, found: String) -> String {
        "The rows of a list were asked for as \(expected), but they are \(found): ask for the type that `rx.items` was given."
    }
}
#endif
