/// A value in words, of bounded length and made in bounded time.
///
/// What is neither deep nor large says of itself what `"\(value)"` says. Of the rest the words are made of its structure, and `…` stands for what is
/// left out: a description that calls itself for each level would take the thread's stack.
package enum ValueText {
    /// What may be asked to describe itself.
    private static let modest = ValueWalk.Bounds(count: 10_000, depth: 100)
    /// A text or a plain collection that takes more bytes is not asked either.
    private static let modestWeight = 1 << 18

    /// - Parameters:
    ///   - value: A value; a text is put in quotes.
    ///   - limit: How many bytes of UTF-8 the text has at most, about.
    package static func of(_ value: Any, limit: Int) -> String {
        if let text = value as? String { return quoted(text, limit: limit) }
        if isModest(value) { return cut("\(value)", to: limit) }
        var writer = StructureWriter(limit: limit)
        writer.write(value)
        return writer.text
    }

    /// Whether `value` is neither deep nor large.
    package static func isModest(_ value: Any) -> Bool {
        let (end, _) = ValueWalk.over(value, modest) { part in
            guard case .plain(let plain) = part.content else { return .enter }
            return plain.weight(part.value) <= modestWeight ? .skip : .stop
        }
        return end == .complete
    }

    /// The text between quotes, with what is not printed escaped.
    package static func quoted(_ text: String, limit: Int) -> String {
        text.utf8.count <= limit ? text.debugDescription : cut(text, to: limit).debugDescription
    }

    /// The text, or its beginning with `…`.
    ///
    /// - Complexity: O(n) in the limit.
    package static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: max(limit, 0))
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
