import Foundation

/// What the caller did wrong, and what to do.
struct Mistake: Error, LocalizedError {
    let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}
