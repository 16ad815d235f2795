/// A column that the rows of a list are sorted by, and which way.
public struct SortKey: Hashable, Sendable {
    /// Where the column is among those that the list was given, from 0, whatever order the person puts them in.
    public var column: Int
    /// Whether the last in the column's order comes first.
    public var isDescending: Bool

    /// Names a column by its place among those that the list is given.
    public init(_ column: Int, isDescending: Bool = false) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}
