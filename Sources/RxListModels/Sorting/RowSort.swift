/// A sort of rows in steps.
///
/// It hides the type of the sort in closures. Swift specialises the code of these closures for the caller's types, but
/// would not specialise calls through a protocol.
@usableFromInline
package struct RowSort {
    /// Continues the sort. Returns whether all rows are sorted. Calls `isTimeLeft` after each step; makes at least one
    /// step.
    @usableFromInline package let advance: (_ isTimeLeft: () -> Bool) -> Bool
    /// Returns the index of the row at each position. The rows are in order once the sort is done.
    @usableFromInline package let indexes: () -> [Int]

    @inlinable
    init(advance: @escaping (() -> Bool) -> Bool, indexes: @escaping () -> [Int]) {
        (self.advance, self.indexes) = (advance, indexes)
    }
}
