public import Foundation

/// The error of a program that could not be started, or did not end with status 0.
public struct ProcessFailure: LocalizedError {
    /// How it failed.
    public enum Cause: Sendable {
        /// The program could not be started.
        case notStarted(any Error)
        /// The program ended with a status other than 0.
        case status(Int32)
        /// A signal ended the program.
        case signal(Int32)
    }

    /// The program's file.
    public let executable: URL
    /// How it failed.
    public let cause: Cause
    /// The last 2,000 bytes of the program's standard error.
    public let standardError: String

    /// A sentence for the user, with the program, how it failed, and ``standardError``.
    public var errorDescription: String? {
        let message = standardError.trimmingCharacters(in: .whitespacesAndNewlines)
        return "\(executable.path) \(cause.text)\(message.isEmpty ? "" : ": \(message)")"
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
