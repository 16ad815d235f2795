internal import ReactorKit

/// Values in words, without what must not be written down.
///
/// Where it cannot be told within bounds whether a value holds what must not be written, it is taken to hold it.
struct RedactedDescription: Sendable {
    /// What stands for a value that is not written.
    static let redacted = "‹redacted›"
    /// How many values are looked through for one description, and how deep.
    private static let bounds = ValueWalk.Bounds(count: 50_000, depth: 10_000)

    private let types: Set<ObjectIdentifier>
    private let limit: Int

    /// - Parameters:
    ///   - types: Types of which no value is written.
    ///   - limit: How many bytes of UTF-8 a description has at most, about.
    init(redacting types: [Any.Type], limit: Int = 100_000) {
        self.types = Set(types.map { ObjectIdentifier($0) })
        self.limit = limit
    }

    /// `value` in words. A value of a redacted type, however deep inside, is `‹redacted›`.
    func callAsFunction(_ value: Any) -> String {
        if types.isEmpty { return ValueText.of(value, limit: limit) }
        var left = Self.bounds.count
        var writer = StructureWriter(limit: limit, ellipsis: Self.redacted) { part in
            if isRedacted(part) { return .text(Self.redacted) }
            let (end, count) = search(part, left)
            left -= min(count, left)
            return switch end {
            case .complete: .text(ValueText.of(part, limit: limit))
            case .stopped: .parts
            case .tooMany, .tooDeep: left > 0 ? .parts : .text(Self.redacted)
            }
        }
        writer.write(value)
        return writer.text
    }

    /// Whether `value` is of a redacted type, or has one inside, or is too large to tell.
    func holdsRedacted(_ value: Any) -> Bool {
        if types.isEmpty { return false }
        return search(value, Self.bounds.count).end != .complete
    }

    private func search(_ value: Any, _ count: Int) -> (end: ValueWalk.End, count: Int) {
        ValueWalk.over(value, ValueWalk.Bounds(count: count, depth: Self.bounds.depth)) { part in
            switch part.content {
            case .plain(let plain): types.isDisjoint(with: plain.types) ? .skip : .stop
            case .mirror: types.contains(ObjectIdentifier(part.type)) || hidesParts(part.value) ? .stop : .enter
            }
        }
    }

    /// Also of what inherits from a redacted class, and of what a mirror does not show as it is.
    private func isRedacted(_ value: Any) -> Bool {
        let type = type(of: value)
        if let plain = PlainTypes.of(type), plain.isSingle { return !types.isDisjoint(with: plain.types) }
        if types.contains(ObjectIdentifier(type)) || hidesParts(value) { return true }
        guard type is AnyObject.Type else { return false }
        return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).dropFirst()
            .contains { types.contains(ObjectIdentifier($0.subjectType)) }
    }

    /// Whether a type of an author's own says by itself what its mirror shows, so that something may be inside that cannot be found.
    private func hidesParts(_ value: Any) -> Bool {
        guard PlainTypes.of(type(of: value)) == nil, value is any CustomReflectable else { return false }
        return !["Swift.", "Foundation"].contains { String(reflecting: type(of: value)).hasPrefix($0) }
    }
}
