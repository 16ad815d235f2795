internal import Foundation

/// A value in a file: JSON where it is `Codable`, else a description.
struct SavedValue: Codable {
    private enum Content {
        case value(any Encodable)
        case text(String)
        /// What was read, until its type is known.
        case saved(JSONValue)
    }

    private enum Key: String, CodingKey { case value, text }

    private let content: Content

    init(_ value: Any) {
        if let value = value as? any Codable { content = .value(value) } else { content = .text("\(value)") }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.value) {
            content = .saved(try container.decode(JSONValue.self, forKey: .value))
        } else {
            content = .text(try container.decode(String.self, forKey: .text))
        }
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
            let value = try JSONDecoder.ofRecordings.decode(type, from: JSONEncoder.ofRecordings.encode(json))
            if let value = value as? Value { return value }
        } catch {
            throw RecordingError.malformed(line: line, reason: "a \(Value.self) cannot be read from it: \(error)")
        }
        throw RecordingError.notCodable(type: "\(Value.self)")
    }
}

extension SavedValue {
    /// A value that was read, as it stands in the file.
    enum Text {
        case json(String)
        case description(String)
    }

    var text: Text {
        get throws {
            switch content {
            case .text(let text): return .description(text)
            case .value(let value): return .json(try Self.json(value))
            case .saved(let value): return .json(try Self.json(value))
            }
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder.ofRecordings
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

// JSON has no number that is infinite or none.
extension JSONEncoder {
    static var ofRecordings: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    static var ofRecordings: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}

/// Any JSON, as it stands.
enum JSONValue: Codable {
    case null, bool(Bool), integer(Int64), unsigned(UInt64), number(Double), string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .unsigned(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
