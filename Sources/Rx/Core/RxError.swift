/// The errors that Rx itself emits.
///
/// `Sendable` although it carries an object: that serves as an identity, and its description names only the type.
public enum RxError: Error, @unchecked Sendable, CustomDebugStringConvertible {
    /// Something that should not happen; kept for what is written against it.
    case unknown
    /// `object` was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A counter left the range of its type.
    case overflow
    /// An index or count lay outside what exists.
    case argumentOutOfRange
    /// A sequence that should have had an element had none.
    case noElements
    /// A sequence that should have had one element had more.
    case moreThanOneElement
    /// Nothing arrived in time.
    case timeout

    /// The error in words.
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
