/// The description of a value, bounded in length and time.
///
/// A value that is neither deep nor large is described as by `"\(value)"`. The description of any other value is
/// written from its structure, with `…` in place of the omitted parts: its own description may be recursive and exhaust
/// the thread's stack.
package enum ValueText {
    /// The bounds of a value whose own description is used.
    private static let smallBounds = ValueWalk.Bounds(count: 10_000, depth: 100)
    /// The maximum weight in bytes of each plain value, such as a string or an array of numbers, inside a value whose
    /// own description is used.
    private static let smallWeight = 1 << 18

    /// - Parameters:
    ///   - value: The value. A string is quoted.
    ///   - limit: The maximum number of bytes of UTF-8, approximately.
    package static func describe(_ value: Any, limit: Int) -> String {
        if let text = value as? String { return quoted(text, limit: limit) }
        if isSmall(value) { return cut("\(value)", to: limit) }
        var writer = StructureWriter(limit: limit)
        writer.write(value)
        return writer.text
    }

    /// Returns whether `value` is neither deep nor large.
    package static func isSmall(_ value: Any) -> Bool {
        let (end, _) = ValueWalk.over(value, smallBounds) { node in
            guard case .plain(let plain) = node.content else { return .enter }
            return plain.weight(node.value) <= smallWeight ? .skip : .stop
        }
        return end == .complete
    }

    /// The text in quotes, with non-printing characters escaped.
    package static func quoted(_ text: String, limit: Int) -> String {
        text.utf8.count <= limit ? text.debugDescription : cut(text, to: limit).debugDescription
    }

    /// The text, or its beginning with `…` if the text exceeds the limit.
    ///
    /// - Complexity: O(n) in the limit.
    package static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: max(limit, 0))
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
