public import Foundation

/// An error of a system call, such as opening a file.
public struct SystemError: LocalizedError, Equatable {
    /// The subject of the error: a path, or a description of a descriptor.
    public let subject: String
    /// The reason.
    public let code: POSIXErrorCode

    /// Creates an error from `errno`, which the last system call has set.
    init(_ subject: String) { self.init(subject, POSIXErrorCode(rawValue: errno) ?? .EIO) }

    init(_ subject: String, _ code: POSIXErrorCode) { (self.subject, self.code) = (subject, code) }

    /// A sentence for the user, with the subject and the reason.
    public var errorDescription: String? { "\(subject): \(String(cString: strerror(code.rawValue)))" }
}
