public import Foundation

extension RxError: LocalizedError {
    /// A sentence for a user of the app, in words that presuppose no knowledge of streams. ``debugDescription`` is for
    /// developers.
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
