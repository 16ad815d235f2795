internal import Foundation
internal import ReactorKit

/// A value in a file: JSON if it is `Codable`, otherwise a description.
struct SavedValue: Encodable {
    /// The maximum number of bytes in a description.
    static let maxTextSize = 1 << 20

    private enum Content {
        case value(any Encodable)
        case text(String)
        /// JSON that was read from a file, for a type that is not known yet.
        case saved(JSONText)
    }

    private enum Key: String, CodingKey { case value, text }

    private let content: Content

    init(_ value: Any) {
        content = if let value = value as? any Codable { .value(value) } else { .text(Self.description(of: value)) }
    }

    init(_ json: JSONText) throws(JSONError) {
        let members = try json.members()
        if let value = members["value"] {
            content = .saved(value)
        } else if let text: String = try members.decoded("text") {
            content = .text(text)
        } else {
            throw .malformed
        }
    }

    /// The text in place of a value that is not `Codable`.
    static func description(of value: Any) -> String {
        value as? String ?? ValueText.describe(value, limit: maxTextSize)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch content {
        case .value(let value): try container.encode(value, forKey: .value)
        case .text(let text): try container.encode(text, forKey: .text)
        case .saved(let json): try container.encode(json, forKey: .value)
        }
    }

    func value<Value>(at line: Int) throws -> Value {
        guard let type = Value.self as? any Decodable.Type, case .saved(let json) = content else {
            throw RecordingError.notCodable(type: "\(Value.self)")
        }
        do {
            if let value = try json.decoded(as: type) as? Value { return value }
        } catch {
            throw RecordingError.malformed(
                line: line, reason: "a \(Value.self) cannot be read from it: \(ValueText.cut("\(error)", to: 1_000))")
        }
        throw RecordingError.notCodable(type: "\(Value.self)")
    }
}

extension SavedValue {
    /// The value as written in the file.
    enum Text {
        case json(String)
        case description(String)
    }

    var text: Text {
        get throws {
            switch content {
            case .text(let text): return .description(text)
            case .saved(let json): return .json(json.text)
            case .value(let value):
                let json = try BoundedEncoder.encode(value, limit: RecordingLine.maxFileSize)
                return .json(String(decoding: json, as: UTF8.self))
            }
        }
    }
}

// JSON cannot represent infinities and NaN as numbers.
extension JSONDecoder {
    static var ofRecordings: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
