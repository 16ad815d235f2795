/// Takes two values apart, field by field.
enum ValueComparison {
    static func differences(_ found: Any, _ expected: Any, at path: String) -> [FieldDifference] {
        guard type(of: found) == type(of: expected) else { return [difference(found, expected, at: path)] }
        let areEqual = areEqual(found, expected)
        if areEqual == true, !hasPulse(found), !hasPulse(expected) { return [] }
        let inFields = differencesInFields(found, expected, at: path)
        if let inFields, !inFields.isEmpty { return inFields }
        let isSame = areEqual ?? (inFields != nil || String(reflecting: found) == String(reflecting: expected))
        return isSame ? [] : [difference(found, expected, at: path)]
    }

    static func changedProperties(_ before: Any, _ after: Any) -> [String] {
        let (left, right) = (Mirror(reflecting: before), Mirror(reflecting: after))
        guard left.displayStyle == .struct, !left.children.isEmpty else { return isChanged(before, after) ? [""] : [] }
        return zip(left.children, right.children).enumerated()
            .filter { isChanged($0.element.0.value, $0.element.1.value) }
            .map { "".appending(member: $0.element.0.label ?? "\($0.offset)") }
    }

    private static func isChanged(_ before: Any, _ after: Any) -> Bool {
        areEqual(before, after).map { !$0 } ?? isDifferent(after, before)
    }

    static func text(_ value: Any) -> String {
        // An optional says `Optional(…)` of what it holds.
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is String ? String(reflecting: value) : "\(value)" }
        return mirror.children.first.map { text($0.value) } ?? "nil"
    }

    // MARK: Fields

    /// `nil` for what has no fields to look into.
    private static func differencesInFields(_ found: Any, _ expected: Any, at path: String) -> [FieldDifference]? {
        let (left, right) = (Mirror(reflecting: found), Mirror(reflecting: expected))
        return switch left.displayStyle {
        case .struct, .tuple: inMembers(left, right, at: path)
        case .enum, .optional: inPayloads(left, right, at: path)
        case .collection: inElements(left.children.map(\.value), right.children.map(\.value), at: path)
        case .dictionary: inEntries(found, expected, at: path)
        default: nil
        }
    }

    private static func inMembers(_ left: Mirror, _ right: Mirror, at path: String) -> [FieldDifference]? {
        guard !left.children.isEmpty else { return nil }
        return zip(left.children, right.children).enumerated().flatMap { index, pair in
            differences(pair.0.value, pair.1.value, at: path.appending(member: pair.0.label ?? "\(index)"))
        }
    }

    /// Looks into two values of the same case; `nil` when the cases differ or have no payload.
    private static func inPayloads(_ left: Mirror, _ right: Mirror, at path: String) -> [FieldDifference]? {
        guard let found = left.children.first, let expected = right.children.first, found.label == expected.label
        else { return nil }
        let isOptional = left.displayStyle == .optional
        return differences(
            found.value, expected.value, at: isOptional ? path : path.appending(member: found.label ?? "0"))
    }

    /// Leaves out what is the same at both ends, so that one row more is one difference.
    private static func inElements(_ found: [Any], _ expected: [Any], at path: String) -> [FieldDifference] {
        let shorter = min(found.count, expected.count)
        let start = (0..<shorter).first { isDifferent(found[$0], expected[$0]) } ?? shorter
        let end =
            (0..<(shorter - start)).first {
                isDifferent(found[found.count - 1 - $0], expected[expected.count - 1 - $0])
            } ?? (shorter - start)
        return (start..<(max(found.count, expected.count) - end)).flatMap { index in
            inPlace(
                index < found.count - end ? found[index] : nil, index < expected.count - end ? expected[index] : nil,
                at: "\(path)[\(index)]")
        }
    }

    private static func inEntries(_ found: Any, _ expected: Any, at path: String) -> [FieldDifference]? {
        guard let found = found as? [AnyHashable: Any], let expected = expected as? [AnyHashable: Any]
        else { return nil }
        return Set(found.keys).union(expected.keys).map { (key: $0, text: text($0.base)) }
            .sorted { $0.text < $1.text }
            .flatMap { inPlace(found[$0.key], expected[$0.key], at: "\(path)[\($0.text)]") }
    }

    private static func inPlace(_ found: Any?, _ expected: Any?, at path: String) -> [FieldDifference] {
        if let found, let expected { return differences(found, expected, at: path) }
        return [
            FieldDifference(
                path: path, found: found.map(text) ?? "nothing", expected: expected.map(text) ?? "nothing")
        ]
    }

    private static func isDifferent(_ found: Any, _ expected: Any) -> Bool {
        !differences(found, expected, at: "").isEmpty
    }

    private static func difference(_ found: Any, _ expected: Any, at path: String) -> FieldDifference {
        FieldDifference(path: path, found: text(found), expected: text(expected))
    }

    // MARK: Questions

    /// `nil` when the values do not say.
    private static func areEqual(_ found: Any, _ expected: Any) -> Bool? {
        guard let found = found as? any Equatable else { return nil }
        return found.isEqual(to: expected)
    }

    /// A pulse is no part of what an author calls equal, and no two of them are. Elements of a collection are alike: the first is asked.
    private static func hasPulse(_ value: Any) -> Bool {
        if value is any AnyPulse { return true }
        let mirror = Mirror(reflecting: value)
        let isCollection = [.collection, .set, .dictionary].contains(mirror.displayStyle)
        return mirror.children.prefix(isCollection ? 1 : .max).contains { hasPulse($0.value) }
    }
}

private protocol AnyPulse {}

extension Pulse: AnyPulse {}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension String {
    /// The name of a property that a wrapper stands behind is the property's.
    fileprivate func appending(member: String) -> String {
        let name = member.hasPrefix("_") ? String(member.dropFirst()) : member
        return isEmpty ? name : "\(self).\(name)"
    }
}
