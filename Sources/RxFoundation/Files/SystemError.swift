public import Foundation

/// That the system refused something about a file.
public struct SystemError: LocalizedError, Equatable {
    /// What it was about: a path, or what a descriptor is.
    public let subject: String
    /// Why.
    public let code: POSIXErrorCode

    /// What the call that was made last left in `errno`.
    init(_ subject: String) { self.init(subject, POSIXErrorCode(rawValue: errno) ?? .EIO) }

    init(_ subject: String, _ code: POSIXErrorCode) { (self.subject, self.code) = (subject, code) }

    /// A sentence that can be shown: what it was about, and why.
    public var errorDescription: String? { "\(subject): \(String(cString: strerror(code.rawValue)))" }
}
