/// A field whose value differs between two values.
package struct FieldDifference: Equatable, Sendable, CustomStringConvertible {
    /// The path of the field, such as `user.name` or `rows[2].title`. Empty for the value itself.
    package let path: String
    /// The description of the field's value, or the text `nothing` if the element or entry is missing.
    package let found: String
    /// The description of the expected value, or the text `nothing` if no such element or entry is expected.
    package let expected: String

    /// The path and both values.
    package var description: String {
        path.isEmpty ? "\(found), expected \(expected)" : "\(path): \(found), expected \(expected)"
    }
}

/// The names of the direct properties that differ between two values. Properties of nested values are not listed. For
/// values other than structs with properties: `[""]` if they differ.
///
/// - Complexity: the cost of comparing the properties, with `==` if their types are `Equatable`.
package func changedProperties(from before: Any, to after: Any) -> [String] {
    ValueComparison.changedProperties(before, after)
}

/// The fields where `found` differs from `expected`.
///
/// The values are taken apart with mirrors, because a state need not be `Equatable`, and a hand-written `==` may leave
/// out the state's pulses. If two values are equal by `==`, they do not differ, unless they contain a pulse. An object
/// that is not `Equatable` is not taken apart. It is compared by identity and, unless it is too deep to be described,
/// by its description. A value that is neither `Equatable` nor has fields, such as a closure, is compared by its
/// description.
///
/// - Complexity: O(n) in the number of fields.
package func differences(between found: Any, and expected: Any) -> [FieldDifference] {
    ValueComparison.differences(found, expected)
}
