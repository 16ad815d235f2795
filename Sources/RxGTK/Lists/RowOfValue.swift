/// A row that says more than the value that the program gave, such as how it stands in a tree.
protocol RowOfValue {
    /// What the program gave.
    var value: Any { get }

    /// Whether another row of the same type says more of the same value.
    func hasSameValue(as other: Any) -> Bool
}
