public import Foundation

/// A change of a file.
public struct FileChange: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The file was created or moved to its place, or another file replaced it.
        case created
        /// Data was written to the file, or the file was truncated.
        case modified
        /// The file was removed or moved away. As the last change, the observed folder was removed, moved or unmounted.
        case removed
        /// The system dropped some changes. Read the file or folder again.
        case missed
    }

    /// What happened.
    public let kind: Kind
    /// The file that changed. If changes were missed or the folder is gone, the observed file or folder.
    public let url: URL

    /// Creates a change.
    public init(kind: Kind, url: URL) { (self.kind, self.url) = (kind, url) }
}
