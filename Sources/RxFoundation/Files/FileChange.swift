public import Foundation

/// What happened to a file.
public struct FileChange: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The file is there, or another is in its place: it was made, moved there, or replaced.
        case created
        /// Something was written into the file, or cut off it.
        case modified
        /// The file is no longer there: it was removed or moved away.
        case removed
        /// The system could not keep all changes. Read again what you need to know.
        case missed
    }

    /// What happened.
    public let kind: Kind
    /// To which file; the observed one itself when changes were missed.
    public let url: URL

    /// A change of a kind to a file.
    public init(kind: Kind, url: URL) { (self.kind, self.url) = (kind, url) }
}
