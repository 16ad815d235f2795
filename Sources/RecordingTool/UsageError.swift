import Foundation

/// An error in the use of the command, with its remedy.
struct UsageError: Error, LocalizedError {
    let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}
