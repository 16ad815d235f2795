internal import Foundation

/// Writes values like `JSONEncoder` with sorted keys, but within bounds. It throws if objects refer to each other in a
/// cycle, or if a value is too deep or too large.
///
/// Unlike `JSONEncoder`, it does not escape slashes, it writes infinities and NaN as strings, and it cannot encode
/// integers of 128 bits. `JSONDecoder` cannot read a `Decimal` that is NaN, but reads the rest of the file.
struct BoundedEncoder: Encoder {
    /// The maximum nesting depth of lists and objects, such that the value can be read again inside a line.
    static let maxDepth = JSONText.maxDepth - 10

    /// The state that is shared by the encoders of one value.
    final class Progress {
        private var remaining: Int
        private var depth = 0

        init(limit: Int) { remaining = limit }

        func spend(_ bytes: Int, _ path: [any CodingKey]) throws {
            remaining -= bytes
            if remaining < 0 { throw BoundedEncoder.invalidValue("It exceeds the size limit.", path) }
        }

        /// Runs `body`, which may call this method recursively, and throws if the recursion is too deep.
        func nested(_ path: [any CodingKey], _ body: () throws -> Void) throws {
            guard depth < BoundedEncoder.maxDepth else { throw BoundedEncoder.tooDeep(path) }
            depth += 1
            defer { depth -= 1 }
            try body()
        }
    }

    let node: JSONNode
    let progress: Progress
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// - Parameter limit: The maximum number of bytes.
    static func encode(_ value: some Encodable, limit: Int) throws -> Data {
        let encoder = BoundedEncoder(node: JSONNode(depth: 0), progress: Progress(limit: limit), codingPath: [])
        try encoder.write(value)
        var bytes: [UInt8] = []
        encoder.node.append(to: &bytes)
        guard bytes.count <= limit else { throw invalidValue("It exceeds the size limit.", []) }
        return Data(bytes)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .object = node.content {} else { node.content = .object([:]) }
        return KeyedEncodingContainer(KeyedValues(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .list = node.content {} else { node.content = .list([]) }
        return ListedValues(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoder: self) }

    /// Returns the encoder of a nested value.
    func inner(_ key: any CodingKey) -> BoundedEncoder {
        BoundedEncoder(node: JSONNode(depth: node.depth + 1), progress: progress, codingPath: codingPath + [key])
    }

    func write(_ value: some Encodable) throws {
        try progress.nested(codingPath) {
            guard node.depth < Self.maxDepth else { throw Self.tooDeep(codingPath) }
            switch value {
            case let json as JSONText: try put(json.text)
            case let data as Data: try put(JSONNode.quoted(data.base64EncodedString()))
            case let url as URL: try put(JSONNode.quoted(url.absoluteString))
            case let decimal as Decimal: try put(decimal.isNaN ? JSONNode.number(Double.nan) : decimal.description)
            default: try value.encode(to: self)
            }
        }
    }

    func put(_ literal: String) throws {
        try progress.spend(literal.utf8.count + 1, codingPath)
        node.content = .literal(literal)
    }

    private static func tooDeep(_ path: [any CodingKey]) -> EncodingError {
        invalidValue("It is nested more than \(maxDepth) levels deep.", path)
    }

    /// Returns an error without the value itself, because the value would be described.
    private static func invalidValue(_ reason: String, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue("a value", EncodingError.Context(codingPath: Array(path.prefix(3)), debugDescription: reason))
    }
}
