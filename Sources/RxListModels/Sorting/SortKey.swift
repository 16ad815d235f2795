/// A column that the rows of a list are sorted by, and the direction.
public struct SortKey: Hashable, Sendable {
    /// The index of the column in the array that the list was given. It does not change if the user reorders the
    /// columns.
    public var column: Int
    /// Whether the rows are sorted in reverse order.
    public var isDescending: Bool

    /// Makes a key from the index of a column in the array that the list was given.
    public init(_ column: Int, isDescending: Bool = false) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}
