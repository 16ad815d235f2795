/// Values side by side of which rows are made, such as those of a section.
@usableFromInline
protocol RowRun<Row> {
    associatedtype Row
    associatedtype Value

    /// Where in the memory of a row its value begins.
    static var valueOffset: Int { get }

    var values: ArraySlice<Value> { get }

    /// The row of the value that is the `index`th of the run.
    func row(of value: Value, at index: Int) -> Row

    /// Whether a row is the one made of its value at `index` of the run.
    func couldMake(_ row: Row, at index: Int) -> Bool
}
