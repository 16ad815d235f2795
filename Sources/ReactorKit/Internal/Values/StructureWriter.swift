/// Writes the structure of a value, up to a limit.
///
/// It asks only values of ``PlainTypes``, and enum cases without a payload, for their own description.
package struct StructureWriter {
    /// How to write a value.
    package enum Decision {
        /// Write this text in place of the value.
        case text(String)
        /// Write the value's parts, after a decision on each of them.
        case parts
    }

    /// At this depth and deeper, only strings, numbers and other plain single values are written. Each level takes some
    /// of the thread's stack.
    private static let maxDepth = 24

    /// The text so far.
    package private(set) var text = ""
    private let limit: Int
    /// Stands for a value that is too deep, for a plain value that is too large, and for an object that contains
    /// itself.
    private let ellipsis: String
    private let decide: (Any) -> Decision
    private var path: [ObjectIdentifier] = []

    /// - Parameters:
    ///   - limit: The maximum number of bytes, approximately.
    ///   - ellipsis: Stands for a value that is too deep, for a plain value that is too large, and for an object that
    ///     contains itself.
    ///   - decide: Decides how a value is written; by default as its parts.
    package init(limit: Int, ellipsis: String = "…", decide: @escaping (Any) -> Decision = { _ in .parts }) {
        (self.limit, self.ellipsis, self.decide) = (limit, ellipsis, decide)
    }

    private var isFull: Bool { text.utf8.count >= limit }

    package mutating func write(_ value: Any) { write(value, depth: 0) }

    private mutating func write(_ value: Any, depth: Int) {
        switch decide(value) {
        case .text(let words): put(words)
        case .parts: writeParts(of: value, depth: depth)
        }
    }

    /// Adds words, up to the limit.
    private mutating func put(_ words: String) {
        if !isFull { text += ValueText.cut(words, to: limit - text.utf8.count) }
    }

    private mutating func writeParts(of value: Any, depth: Int) {
        if let text = value as? String { return put(ValueText.quoted(text, limit: limit)) }
        let type = type(of: value)
        if let plain = PlainTypes.of(type), plain.isSingle {
            return put(plain.weight(value) <= limit ? "\(value)" : ellipsis)
        }
        guard depth < Self.maxDepth else { return put(ellipsis) }
        guard type is AnyObject.Type else { return writeMirror(of: value, depth: depth) }
        let object = ObjectIdentifier(value as AnyObject)
        guard !path.contains(object) else { return put(ellipsis) }
        path.append(object)
        writeMirror(of: value, depth: depth)
        path.removeLast()
    }

    private mutating func writeMirror(of value: Any, depth: Int) {
        let mirror = Mirror(reflecting: value)
        let mirrors = Array(sequence(first: mirror, next: \.superclassMirror))
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: writeList(mirrors, "[", "]", depth, isLabelled: false)
        case .optional: mirror.children.first.map { write($0.value, depth: depth + 1) } ?? put("nil")
        case .enum:
            guard let payload = mirror.children.first else { return put("\(value)") }
            put(payload.label ?? "")
            put("(")
            write(payload.value, depth: depth + 1)
            put(")")
        case .tuple: writeList(mirrors, "", "", depth, isLabelled: true)
        default:
            guard mirror.displayStyle == .struct || mirrors.contains(where: { !$0.children.isEmpty }) else {
                return put("\(mirror.subjectType)")
            }
            writeList(mirrors, "\(mirror.subjectType)(", ")", depth, isLabelled: true)
        }
    }

    private mutating func writeList(
        _ mirrors: [Mirror], _ start: String, _ end: String, _ depth: Int, isLabelled: Bool
    ) {
        put(start)
        var isFirst = true
        for child in mirrors.lazy.flatMap(\.children) {
            guard !isFull else { return }
            if !isFirst { put(", ") }
            isFirst = false
            if isLabelled, let label = child.label { put("\(label): ") }
            write(child.value, depth: depth + 1)
        }
        put(end)
    }
}
