#if GTK
import CGTK

/// A kind of files that a ``FileDialog`` shows alone, such as pictures.
///
/// Wraps `GtkFileFilter`.
public struct FileFilter: Hashable, Sendable {
    /// What the person chooses it by.
    public var name: String
    /// The ends of the files' names, without a point, in whatever case: "png".
    public var suffixes: [String]
    /// Names with placeholders, such as "*.txt" or "Makefile".
    public var patterns: [String]
    /// Types of content, such as "image/png" or "image/*".
    public var contentTypes: [String]

    /// Makes a kind of files, which are those that fit any of what is named.
    ///
    /// - Parameters:
    ///   - name: What the person chooses it by.
    ///   - suffixes: The ends of the files' names, without a point, in whatever case: "png".
    ///   - patterns: Names with placeholders, such as "*.txt" or "Makefile".
    ///   - contentTypes: Types of content, such as "image/png" or "image/*".
    public init(_ name: String, suffixes: [String] = [], patterns: [String] = [], contentTypes: [String] = []) {
        (self.name, self.suffixes, self.patterns, self.contentTypes) = (name, suffixes, patterns, contentTypes)
    }

    /// A `GtkFileFilter`, as a new reference.
    func make() -> OpaquePointer {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, name.withoutNUL)
        suffixes.forEach { gtk_file_filter_add_suffix(filter, $0) }
        patterns.forEach { gtk_file_filter_add_pattern(filter, $0) }
        contentTypes.forEach { gtk_file_filter_add_mime_type(filter, $0) }
        return filter
    }
}
#endif
