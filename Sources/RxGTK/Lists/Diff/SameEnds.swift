/// How many elements of two lists are the same at the start, and how many of the others at the end.
///
/// - Parameters:
///   - old: How many elements the one list has.
///   - new: How many the other has.
///   - isSame: Whether an element of the one is the same as one of the other.
@inlinable
package func sameEnds(_ old: Int, _ new: Int, _ isSame: (Int, Int) -> Bool) -> (start: Int, end: Int) {
    let shorter = Swift.min(old, new)
    var start = 0
    while start < shorter, isSame(start, start) { start += 1 }
    var end = 0
    while end < shorter - start, isSame(old - 1 - end, new - 1 - end) { end += 1 }
    return (start, end)
}
