/// Values in words, without what must not be written down.
struct RedactedDescription: Sendable {
    private let types: Set<ObjectIdentifier>

    init(redacting types: [Any.Type]) { self.types = Set(types.map { ObjectIdentifier($0) }) }

    /// `value` in words. A value of a redacted type, however deep inside, is `‹redacted›`.
    func callAsFunction(_ value: Any) -> String {
        if types.contains(ObjectIdentifier(type(of: value))) { return "‹redacted›" }
        guard holdsRedacted(value) else { return value is String ? String(reflecting: value) : "\(value)" }
        return parts(of: Mirror(reflecting: value), of: value)
    }

    /// Whether `value` is of a redacted type, or has one inside.
    func holdsRedacted(_ value: Any) -> Bool {
        if types.isEmpty { return false }
        return types.contains(ObjectIdentifier(type(of: value)))
            || Mirror(reflecting: value).children.contains { holdsRedacted($0.value) }
    }

    private func parts(of mirror: Mirror, of value: Any) -> String {
        let children = mirror.children.map { child in (child.label.map { "\($0): " } ?? "") + self(child.value) }
        let list = children.joined(separator: ", ")
        return switch mirror.displayStyle {
        case .collection, .set, .dictionary: "[\(mirror.children.map { self($0.value) }.joined(separator: ", "))]"
        case .optional: mirror.children.first.map { self($0.value) } ?? "nil"
        case .enum: mirror.children.first.map { "\($0.label ?? "")(\(self($0.value)))" } ?? "\(value)"
        case .tuple: list
        default: "\(mirror.subjectType)(\(list))"
        }
    }
}
