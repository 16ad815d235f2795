/// The errors that Rx itself emits.
///
/// Sound: Rx uses the object of `disposed` only as an identity, and `debugDescription` reads only its type.
public enum RxError: Error, @unchecked Sendable, CustomDebugStringConvertible {
    /// An unexpected error. It exists for code that was written against it.
    case unknown
    /// `object` was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A counter left the range of its type.
    case overflow
    /// An index or a count was out of range.
    case argumentOutOfRange
    /// A sequence that needed an element had none.
    case noElements
    /// A sequence that needed exactly one element had more.
    case moreThanOneElement
    /// No event arrived in time.
    case timeout

    /// A description of the error for developers.
    public var debugDescription: String {
        switch self {
        case .unknown: "An unknown error occurred."
        case .disposed(let object): "\(type(of: object)) was used after it had been disposed of."
        case .overflow: "A counter overflowed."
        case .argumentOutOfRange: "An argument was out of range."
        case .noElements: "The sequence has no elements."
        case .moreThanOneElement: "The sequence has more than one element."
        case .timeout: "The sequence timed out."
        }
    }
}
