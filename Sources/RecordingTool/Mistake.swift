import Foundation

/// A mistake of the caller, with its remedy.
struct Mistake: Error, LocalizedError {
    let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}
