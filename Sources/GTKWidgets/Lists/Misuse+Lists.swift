#if GTK
extension Misuse {
    package static let treeInGrid = """
        A GridView cannot expand rows, because GTK's grids do not support trees: show the tree in a ListView or in a ColumnView.
        """

    package static func repeatedRow(_ id: String, _ first: Int, _ second: Int) -> String {
        """
        A list was given two rows with the id \(id), at the indexes \(first) and \(second). A row is identified by its id: leave out \
        the second, or give the values different ids.
        """
    }

    package static func wrongID(expected: String) -> String {
        """
        The selected rows of a list were accessed by ids of type \(expected), but its rows have ids of another type: use the type \
        of the elements of `rx.items`.
        """
    }

    package static func wrongModel(expected: String, found: String) -> String {
        "The rows of a list were accessed as \(expected), but they are \(found): use the type of the elements of `rx.items`."
    }
}
#endif
