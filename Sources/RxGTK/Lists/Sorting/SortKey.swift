/// A column that a person sorts rows by, and which way.
@usableFromInline
package struct SortKey: Equatable {
    /// Where the column is among those that the list was given.
    @usableFromInline package let column: Int
    @usableFromInline package let isDescending: Bool

    package init(_ column: Int, isDescending: Bool = false) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}
