/// A value that several closures share; what one closure keeps is an ``OperatorState``. Its accesses never overlap, of which its
/// user takes care; they are not checked.
///
/// The type of the whole value is the parameter, never a part of it: freeing a cell of `Element?` whose parameter were `Element`
/// would look that type up, at the cost of the cell's allocation.
@usableFromInline
final class Cell<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}
