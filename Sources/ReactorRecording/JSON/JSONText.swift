internal import Foundation

/// The reason why JSON is rejected.
enum JSONError: Error, Equatable {
    case malformed
    case tooDeep

    /// The reason, as a clause after "it".
    var reason: String {
        switch self {
        case .malformed: "is not a JSON object with the fields of a step"
        case .tooDeep: "is nested more than \(JSONText.maxDepth) levels deep"
        }
    }
}

/// JSON as written in a file: well formed, in UTF-8, and not nested too deep.
struct JSONText: Encodable, Sendable {
    /// The maximum nesting depth of lists and objects.
    static let maxDepth = 500

    let bytes: [UInt8]
    private let scan: JSONScanner

    /// - Complexity: O(n) in the number of bytes.
    init(_ data: Data) throws(JSONError) {
        guard String(validating: data, as: UTF8.self) != nil else { throw .malformed }
        try self.init(valid: [UInt8](data))
    }

    /// - Parameter bytes: Valid UTF-8.
    private init(valid bytes: [UInt8]) throws(JSONError) {
        self.bytes = bytes
        var scanner = JSONScanner()
        try scanner.run(bytes)
        scan = scanner
    }

    /// Always throws. ``BoundedEncoder`` writes the text unchanged; other encoders cannot.
    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            "JSON",
            EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Only a recording encodes this."))
    }

    var isNull: Bool { bytes.elementsEqual("null".utf8) }

    /// The text itself.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the members of an object by their names.
    ///
    /// - Throws: ``JSONError/malformed`` if the JSON is not an object, or if two members have the same name.
    /// - Complexity: O(n) in the number of bytes.
    func members() throws(JSONError) -> [String: JSONText] {
        guard let ranges = scan.members else { throw .malformed }
        var members: [String: JSONText] = [:]
        for (name, value) in ranges {
            let text = try JSONText(valid: Array(bytes[value]))
            guard members.updateValue(text, forKey: try self.name(name)) == nil else { throw .malformed }
        }
        return members
    }

    private func name(_ range: Range<Int>) throws(JSONError) -> String {
        let quoted = bytes[range]
        guard quoted.contains(UInt8(ascii: "\\")) else {
            return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
        }
        do { return try JSONDecoder().decode(String.self, from: Data(quoted)) } catch { throw .malformed }
    }

    /// - Throws: An error of `JSONDecoder`.
    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder.ofRecordings.decode(type, from: Data(bytes))
    }
}

extension [String: JSONText] {
    /// Returns a member, or `nil` if it is missing or `null`.
    func present(_ name: String) -> JSONText? { self[name].flatMap { $0.isNull ? nil : $0 } }

    /// Returns a decoded member, or `nil` if it is missing or `null`.
    func decoded<Result: Decodable>(_ name: String, as type: Result.Type = Result.self) throws(JSONError) -> Result? {
        guard let text = present(name) else { return nil }
        do { return try text.decoded(as: type) } catch { throw .malformed }
    }

    /// Returns a member as a saved value, or `nil` if it is missing or `null`.
    func savedValue(_ name: String) throws(JSONError) -> SavedValue? {
        guard let text = present(name) else { return nil }
        return try SavedValue(text)
    }
}
