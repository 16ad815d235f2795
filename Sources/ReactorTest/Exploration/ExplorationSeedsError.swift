/// The error of a file with the seeds of failed sessions.
public struct ExplorationSeedsError: Error, CustomStringConvertible {
    /// The path of the file.
    public let file: String
    /// The reason, as in "the file cannot be read".
    public let reason: String

    /// The path and the reason.
    public var description: String { "The seeds in \(file) cannot be used: \(reason)." }
}
