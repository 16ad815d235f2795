internal import Foundation
internal import ReactorKit

/// A value of a session, as written in a test; see ``ReplayedSession``.
public enum RecordedValue<Value: Sendable>: Sendable {
    /// The value itself.
    case value(Value)
    /// The value in JSON, as its `encode(to:)` writes it.
    case json(String)
    /// The value's description. It can be compared, but not turned back into a value.
    case text(String)

    /// - Throws: A ``RecordingError`` if the JSON does not encode a `Value`, or if only a description was recorded.
    func decoded(at step: Int?) throws -> Value {
        switch self {
        case .value(let value): return value
        case .text: throw RecordingError.notCodable(type: "\(Value.self)")
        case .json(let json):
            guard let type = Value.self as? any Decodable.Type else {
                throw RecordingError.notCodable(type: "\(Value.self)")
            }
            guard let value = try? JSONDecoder.ofRecordings.decode(type, from: Data(json.utf8)) as? Value else {
                throw RecordingError.malformedStep(step, reason: "\(json) is not a \(Value.self)")
            }
            return value
        }
    }

    /// Returns the fields where `found` differs from this value.
    ///
    /// - Throws: A ``RecordingError``, as ``decoded(at:)`` does.
    func differences(from found: Value, at step: Int?) throws -> [FieldDifference] {
        if case .text(let text) = self {
            return ReactorKit.differences(between: SavedValue.description(of: found), and: text)
        }
        return ReactorKit.differences(between: found, and: try decoded(at: step))
    }
}
