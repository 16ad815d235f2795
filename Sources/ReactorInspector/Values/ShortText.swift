internal import ReactorKit

/// Describes a value in one line. Large collections are replaced by their counts.
enum ShortText {
    private static let limit = 160
    /// The depth beyond which values are not written.
    private static let maxDepth = 6

    static func describe(_ value: Any) -> String { cut(text(value, depth: 0)) }

    /// - Complexity: O(n) in the limit.
    static func cut(_ text: String, to limit: Int = limit) -> String {
        guard text.utf8.count > limit else { return text }
        let start = text.prefix(limit)
        return start.endIndex == text.endIndex ? text : start.dropLast() + "…"
    }

    private static func text(_ value: Any, depth: Int) -> String {
        if let text = value as? String { return cut(text).debugDescription }
        guard depth < maxDepth else { return "…" }
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .collection, .set, .dictionary: collection(mirror, depth)
        case .optional: mirror.children.first.map { text($0.value, depth: depth + 1) } ?? "nil"
        case .enum: mirror.children.first.map { "\($0.label ?? "")(\(text($0.value, depth: depth + 1)))" } ?? "\(value)"
        case .tuple: members(mirror, depth)
        case .struct where mirror.children.isEmpty || value is any CustomStringConvertible: own(value)
        case .struct: "\(mirror.subjectType)(\(members(mirror, depth)))"
        // A private class is described by its type, because its own name contains a memory address.
        case .class where !(value is any CustomStringConvertible):
            "\(type(of: value))(\(members(mirror, depth)))"
        default: own(value)
        }
    }

    /// The value's own description, shortened.
    private static func own(_ value: Any) -> String { cut(ValueText.describe(value, limit: 4 * limit)) }

    private static func members(_ mirror: Mirror, _ depth: Int) -> String {
        guard depth < 3 else { return "…" }
        return ValueTree.members(of: mirror).prefix(8).map { child in
            (child.label.map { $0.hasPrefix(".") ? "" : "\(ValueTree.propertyName($0)): " } ?? "")
                + text(child.value, depth: depth + 1)
        }.joined(separator: ", ")
    }

    private static func collection(_ mirror: Mirror, _ depth: Int) -> String {
        let count = mirror.children.count
        guard count > 3 || depth > 2 else {
            return "[\(mirror.children.map { text($0.value, depth: depth + 1) }.joined(separator: ", "))]"
        }
        return "[\(count) elements]"
    }
}
