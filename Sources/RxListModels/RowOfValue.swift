/// An element that wraps a value of the app and adds information to it, such as the value's position in a tree.
package protocol RowOfValue {
    /// The app's value.
    var value: Any { get }

    /// Returns whether another element of the same type wraps an equal value.
    func hasSameValue(as other: Any) -> Bool
}
