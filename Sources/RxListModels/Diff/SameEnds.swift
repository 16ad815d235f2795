/// Returns how many elements of two lists are the same at the start, and how many of the others at the end.
///
/// - Parameters:
///   - old: The number of elements in the first list.
///   - new: The number of elements in the second list.
///   - isSame: Returns whether elements of both lists, at these indexes, are the same.
@inlinable
package func sameEnds(_ old: Int, _ new: Int, _ isSame: (Int, Int) -> Bool) -> (start: Int, end: Int) {
    let shorter = Swift.min(old, new)
    var start = 0
    while start < shorter, isSame(start, start) { start += 1 }
    var end = 0
    while end < shorter - start, isSame(old - 1 - end, new - 1 - end) { end += 1 }
    return (start, end)
}
