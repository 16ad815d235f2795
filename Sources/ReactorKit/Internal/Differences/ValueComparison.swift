/// Compares two values field by field, in bounded time. Deep values do not exhaust the thread's stack.
///
/// Once the limit of compared pairs is reached, all other values count as different, and `differences` reports this as
/// a difference. A field that differs at a depth of ``maxDepth`` or more is reported as a whole.
struct ValueComparison {
    /// The depth from which on a field is reported as a whole.
    static let maxDepth = 40

    /// The number of pairs that may still be compared.
    var remaining: Int

    static func differences(_ found: Any, _ expected: Any) -> [FieldDifference] {
        var comparison = ValueComparison(remaining: 500_000)
        return comparison.differences(found, expected, at: "", depth: 0)
    }

    /// This runs on a reactor's thread, so it compares fewer pairs.
    static func changedProperties(_ before: Any, _ after: Any) -> [String] {
        var comparison = ValueComparison(remaining: 100_000)
        let (left, right) = (Mirror(reflecting: before), Mirror(reflecting: after))
        guard left.displayStyle == .struct, !left.children.isEmpty else {
            return comparison.isDifferent(before, after) ? [""] : []
        }
        return zip(left.children, right.children).enumerated()
            .filter { comparison.isDifferent($0.element.0.value, $0.element.1.value) }
            .map { "".appending(member: $0.element.0.label ?? "\($0.offset)") }
    }

    static func text(_ value: Any) -> String {
        // An optional describes its value as `Optional(…)`.
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return ValueText.describe(value, limit: 100_000) }
        return mirror.children.first.map { text($0.value) } ?? "nil"
    }

    // MARK: Fields

    /// - Parameter areKnownToDiffer: Whether the caller knows that the values differ.
    private mutating func differences(
        _ found: Any, _ expected: Any, at path: String, depth: Int, areKnownToDiffer: Bool = false
    ) -> [FieldDifference] {
        guard areKnownToDiffer || isDifferent(found, expected) else { return [] }
        guard remaining > 0 else { return [Self.unknown(path)] }
        guard type(of: found) == type(of: expected), depth < Self.maxDepth,
            let fields = fieldDifferences(found, expected, at: path, depth: depth + 1), !fields.isEmpty
        else { return [Self.difference(found, expected, at: path)] }
        return fields
    }

    /// Returns `nil` if the values are not taken apart: they have no fields, are different cases of an enum, or are
    /// sets or objects.
    private mutating func fieldDifferences(
        _ found: Any, _ expected: Any, at path: String, depth: Int
    ) -> [FieldDifference]? {
        let (left, right) = (Mirror(reflecting: found), Mirror(reflecting: expected))
        switch left.displayStyle {
        case .struct, .tuple: return memberDifferences(left, right, at: path, depth)
        case .enum, .optional: return payloadDifferences(left, right, at: path, depth)
        case .collection:
            return elementDifferences(left.children.map(\.value), right.children.map(\.value), at: path, depth)
        case .dictionary: return entryDifferences(found, expected, at: path, depth)
        default: return nil
        }
    }

    private mutating func memberDifferences(
        _ left: Mirror, _ right: Mirror, at path: String, _ depth: Int
    ) -> [FieldDifference]? {
        guard !left.children.isEmpty else { return nil }
        var fields: [FieldDifference] = []
        for (index, pair) in zip(left.children, right.children).enumerated() {
            let memberPath = path.appending(member: pair.0.label ?? "\(index)")
            fields += differences(pair.0.value, pair.1.value, at: memberPath, depth: depth)
        }
        return fields
    }

    /// Compares the payloads of two enum values. Returns `nil` if the cases differ or have no payload.
    private mutating func payloadDifferences(
        _ left: Mirror, _ right: Mirror, at path: String, _ depth: Int
    ) -> [FieldDifference]? {
        guard let found = left.children.first, let expected = right.children.first, found.label == expected.label
        else { return nil }
        let isOptional = left.displayStyle == .optional
        return differences(
            found.value, expected.value, at: isOptional ? path : path.appending(member: found.label ?? "0"),
            depth: depth, areKnownToDiffer: true)
    }

    /// Skips equal elements at both ends, so that an inserted row is one difference.
    private mutating func elementDifferences(
        _ found: [Any], _ expected: [Any], at path: String, _ depth: Int
    ) -> [FieldDifference] {
        let shorter = min(found.count, expected.count)
        var start = 0
        while start < shorter, !isDifferent(found[start], expected[start]) { start += 1 }
        var end = 0
        while end < shorter - start, !isDifferent(found[found.count - 1 - end], expected[expected.count - 1 - end]) {
            end += 1
        }
        var fields: [FieldDifference] = []
        for index in start..<(max(found.count, expected.count) - end) {
            fields += optionalDifferences(
                index < found.count - end ? found[index] : nil, index < expected.count - end ? expected[index] : nil,
                at: "\(path)[\(index)]", depth)
        }
        return fields
    }

    private mutating func entryDifferences(
        _ found: Any, _ expected: Any, at path: String, _ depth: Int
    ) -> [FieldDifference]? {
        guard let found = found as? [AnyHashable: Any], let expected = expected as? [AnyHashable: Any]
        else { return nil }
        let keys = Set(found.keys).union(expected.keys).map { (key: $0, text: Self.text($0.base)) }
        var fields: [FieldDifference] = []
        for (key, text) in keys.sorted(by: { $0.text < $1.text }) {
            fields += optionalDifferences(found[key], expected[key], at: "\(path)[\(text)]", depth)
        }
        return fields
    }

    private mutating func optionalDifferences(
        _ found: Any?, _ expected: Any?, at path: String, _ depth: Int
    ) -> [FieldDifference] {
        if let found, let expected { return differences(found, expected, at: path, depth: depth) }
        return [
            FieldDifference(
                path: path, found: found.map(Self.text) ?? "nothing", expected: expected.map(Self.text) ?? "nothing")
        ]
    }

    private static func difference(_ found: Any, _ expected: Any, at path: String) -> FieldDifference {
        FieldDifference(path: path, found: text(found), expected: text(expected))
    }

    private static func unknown(_ path: String) -> FieldDifference {
        FieldDifference(
            path: path, found: "too many values to compare", expected: "at most the limit of the comparison")
    }
}

extension String {
    /// Appends a member. A leading underscore is dropped, because it names the storage of a wrapped property.
    fileprivate func appending(member: String) -> String {
        let name = member.hasPrefix("_") ? String(member.dropFirst()) : member
        return isEmpty ? name : "\(self).\(name)"
    }
}
