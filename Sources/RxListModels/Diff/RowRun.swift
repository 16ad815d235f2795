/// A run of adjacent values that rows are made of, such as the values of a section.
@usableFromInline
protocol RowRun<Row> {
    associatedtype Row
    associatedtype Value

    /// The offset of the value in the memory of a row.
    static var valueOffset: Int { get }

    var values: ArraySlice<Value> { get }

    /// Returns the row of a value at an index of the run.
    func row(of value: Value, at index: Int) -> Row

    /// Returns whether a row could be made by this run at an index. Does not look at the row's value.
    func couldMake(_ row: Row, at index: Int) -> Bool
}
