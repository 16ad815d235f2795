/// A sort of rows that is made in steps.
///
/// Closures, because Swift specialises these for the caller's type, and nothing that is behind a protocol.
@usableFromInline
package struct RowSort {
    /// Goes on, and tells whether all is sorted; asks after each step whether there is time left, and makes at least one.
    @usableFromInline package let advance: (_ isTimeLeft: () -> Bool) -> Bool
    /// Where the rows are that stand at each place, in their order when the sort is done.
    @usableFromInline package let places: () -> [Int]

    @inlinable
    init(advance: @escaping (() -> Bool) -> Bool, places: @escaping () -> [Int]) {
        (self.advance, self.places) = (advance, places)
    }
}
