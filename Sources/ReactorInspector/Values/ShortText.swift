/// A value in a line. Large collections are counted, not written.
enum ShortText {
    private static let limit = 160

    static func of(_ value: Any) -> String { cut(text(value, depth: 0)) }

    static func cut(_ text: String, to limit: Int = limit) -> String {
        text.count <= limit ? text : text.prefix(limit - 1) + "…"
    }

    private static func text(_ value: Any, depth: Int) -> String {
        if let text = value as? String { return cut(text).debugDescription }
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .collection, .set, .dictionary: collection(mirror, depth)
        case .optional: mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
        case .enum: mirror.children.first.map { "\($0.label ?? "")(\(text($0.value, depth: depth + 1)))" } ?? "\(value)"
        case .tuple: members(mirror, depth)
        case .struct where mirror.children.isEmpty || value is any CustomStringConvertible: cut("\(value)")
        case .struct: "\(mirror.subjectType)(\(members(mirror, depth)))"
        // The name of a private class says where it is in memory.
        case .class where !(value is any CustomStringConvertible) && !mirror.children.isEmpty:
            "\(type(of: value))(\(members(mirror, depth)))"
        default: cut("\(value)")
        }
    }

    private static func members(_ mirror: Mirror, _ depth: Int) -> String {
        guard depth < 3 else { return "…" }
        return mirror.children.prefix(8).map { child in
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
