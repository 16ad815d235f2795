/// A field in which two values differ.
package struct FieldDifference: Equatable, Sendable, CustomStringConvertible {
    /// Where the field is, as `user.name` or `rows[2].title`; empty for the value itself.
    package let path: String
    /// The field's value in words, or `nothing`.
    package let found: String
    /// What it should be.
    package let expected: String

    /// The path and both values.
    package var description: String {
        path.isEmpty ? "\(found), expected \(expected)" : "\(path): \(found), expected \(expected)"
    }
}

/// The names of the properties that are not the same in both values, the values' own and not those inside them.
///
/// - Complexity: that of comparing the properties, by `==` where they have it.
package func changedProperties(from before: Any, to after: Any) -> [String] {
    ValueComparison.changedProperties(before, after)
}

/// The fields in which `found` is not `expected`.
///
/// Values are taken apart as a mirror shows them, because a state need not be `Equatable`, and one with a pulse cannot be by itself. Where a
/// value says that it is equal, that counts, unless it has a pulse inside. What is neither `Equatable` nor has fields, such as a closure,
/// is compared by its description.
///
/// - Complexity: O(n) in the number of fields.
package func differences(between found: Any, and expected: Any) -> [FieldDifference] {
    ValueComparison.differences(found, expected)
}
