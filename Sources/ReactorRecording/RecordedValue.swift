internal import Foundation
internal import ReactorKit

/// A value of a session, as a test has it; see ``ReplayedSession``.
public enum RecordedValue<Value: Sendable>: Sendable {
    /// The value itself.
    case value(Value)
    /// The value in JSON, as its `encode(to:)` writes it.
    case json(String)
    /// What the value says of itself. It can be compared with, and not be made a value again.
    case text(String)

    /// - Throws: A ``RecordingError`` where the JSON is of something else, or there is but a text.
    func decoded(at step: Int) throws -> Value {
        switch self {
        case .value(let value): return value
        case .text: throw RecordingError.notCodable(type: "\(Value.self)")
        case .json(let json):
            guard let type = Value.self as? any Decodable.Type else {
                throw RecordingError.notCodable(type: "\(Value.self)")
            }
            guard let value = try? JSONDecoder.ofRecordings.decode(type, from: Data(json.utf8)) as? Value else {
                throw RecordingError.malformed(line: step, reason: "\(json) is no \(Value.self)")
            }
            return value
        }
    }

    /// The fields in which `found` is another value than this.
    func differences(from found: Value, at step: Int) throws -> [FieldDifference] {
        if case .text(let text) = self {
            return ReactorKit.differences(between: SavedValue.description(of: found), and: text)
        }
        return ReactorKit.differences(between: found, and: try decoded(at: step))
    }
}
