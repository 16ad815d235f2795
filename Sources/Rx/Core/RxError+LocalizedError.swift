public import Foundation

extension RxError: LocalizedError {
    /// The error in a sentence that can be shown to a person who does not know of streams. For a developer there is
    /// ``debugDescription``.
    public var errorDescription: String? {
        switch self {
        case .unknown: "An unknown error occurred."
        case .disposed: "This is no longer available."
        case .overflow: "A number became too large."
        case .argumentOutOfRange: "The requested item does not exist."
        case .noElements: "There is nothing to show."
        case .moreThanOneElement: "There is more than one result where only one was expected."
        case .timeout: "The operation took too long."
        }
    }
}
