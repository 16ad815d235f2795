public import Foundation

/// That a program did not do what it was run for.
public struct ProcessFailure: LocalizedError {
    /// How it failed.
    public enum Cause: Sendable {
        /// It could not be started.
        case notStarted(any Error)
        /// It ended with a status other than 0.
        case status(Int32)
        /// A signal ended it.
        case signal(Int32)
    }

    /// The program's file.
    public let executable: URL
    /// How it failed.
    public let cause: Cause
    /// The last 2,000 bytes of what it wrote to standard error.
    public let standardError: String

    /// A sentence that can be shown: the program, how it failed, and its last words.
    public var errorDescription: String? {
        let words = standardError.trimmingCharacters(in: .whitespacesAndNewlines)
        return "\(executable.path) \(cause.text)\(words.isEmpty ? "" : ": \(words)")"
    }
}

extension ProcessFailure.Cause {
    fileprivate var text: String {
        switch self {
        case .notStarted(let error): "could not be started (\(error.localizedDescription))"
        case .status(let status): "ended with status \(status)"
        case .signal(let signal): "was ended by signal \(signal)"
        }
    }
}
