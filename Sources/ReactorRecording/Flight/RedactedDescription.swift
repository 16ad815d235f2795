internal import ReactorKit

/// Describes values, without those of redacted types.
///
/// If a value is too large to find out whether it contains a redacted value, it is treated as if it does.
struct RedactedDescription: Sendable {
    /// The text in place of a value that is not written.
    static let redacted = "‹redacted›"
    /// The maximum number and depth of the values that are searched for one description.
    private static let bounds = ValueWalk.Bounds(count: 50_000, depth: 10_000)

    private let types: Set<ObjectIdentifier>
    private let limit: Int

    /// - Parameters:
    ///   - types: The types whose values are not written.
    ///   - limit: The maximum number of UTF-8 bytes in a description, approximately.
    init(redacting types: [Any.Type], limit: Int = 100_000) {
        self.types = Set(types.map { ObjectIdentifier($0) })
        self.limit = limit
    }

    /// Describes `value`. Values of a redacted type appear as `‹redacted›`, however deep inside they are.
    func callAsFunction(_ value: Any) -> String {
        if types.isEmpty { return ValueText.describe(value, limit: limit) }
        var remaining = Self.bounds.count
        var writer = StructureWriter(limit: limit, ellipsis: Self.redacted) { part in
            if isRedacted(part) { return .text(Self.redacted) }
            let (end, count) = search(part, remaining)
            remaining -= min(count, remaining)
            return switch end {
            case .complete: .text(ValueText.describe(part, limit: limit))
            case .stopped: .parts
            case .tooMany, .tooDeep: remaining > 0 ? .parts : .text(Self.redacted)
            }
        }
        writer.write(value)
        return writer.text
    }

    /// Returns whether `value` is of a redacted type, contains a value of such a type, may hide one behind a custom
    /// mirror, or is too large to search.
    func holdsRedacted(_ value: Any) -> Bool {
        if types.isEmpty { return false }
        return search(value, Self.bounds.count).end != .complete
    }

    private func search(_ value: Any, _ count: Int) -> (end: ValueWalk.End, count: Int) {
        ValueWalk.over(value, ValueWalk.Bounds(count: count, depth: Self.bounds.depth)) { node in
            switch node.content {
            case .plain(let plain): types.isDisjoint(with: plain.types) ? .skip : .stop
            case .mirror: types.contains(ObjectIdentifier(node.type)) || hidesParts(node.value) ? .stop : .enter
            }
        }
    }

    /// Returns whether a value itself is redacted. This includes subclasses of a redacted class, and values whose
    /// mirror may hide parts.
    private func isRedacted(_ value: Any) -> Bool {
        let type = type(of: value)
        if let plain = PlainTypes.of(type), plain.isSingle { return !types.isDisjoint(with: plain.types) }
        if types.contains(ObjectIdentifier(type)) || hidesParts(value) { return true }
        guard type is AnyObject.Type else { return false }
        return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).dropFirst()
            .contains { types.contains(ObjectIdentifier($0.subjectType)) }
    }

    /// Returns whether a value has a custom mirror, which may hide parts of it. Types of the standard library, and of
    /// all modules whose names begin with `Foundation`, do not count.
    private func hidesParts(_ value: Any) -> Bool {
        guard PlainTypes.of(type(of: value)) == nil, value is any CustomReflectable else { return false }
        return !["Swift.", "Foundation"].contains { String(reflecting: type(of: value)).hasPrefix($0) }
    }
}
