#if GTK
import CGTKSupport

/// A file type, such as pictures. A ``FileDialog`` can show only the files of one type.
///
/// Wraps `GtkFileFilter`.
public struct FileFilter: Hashable, Sendable {
    /// The name that the dialog shows for the file type.
    public var name: String
    /// File name extensions without a dot, such as "png". Their case is ignored.
    public var suffixes: [String]
    /// File name patterns, such as "*.txt" or "Makefile".
    public var patterns: [String]
    /// MIME types, such as "image/png" or "image/*".
    public var contentTypes: [String]

    /// Makes a file type. A file belongs to it if it matches any of the suffixes, patterns and content types.
    ///
    /// - Parameters:
    ///   - name: The name that the dialog shows for the file type.
    ///   - suffixes: File name extensions without a dot, such as "png". Their case is ignored.
    ///   - patterns: File name patterns, such as "*.txt" or "Makefile".
    ///   - contentTypes: MIME types, such as "image/png" or "image/*".
    public init(_ name: String, suffixes: [String] = [], patterns: [String] = [], contentTypes: [String] = []) {
        (self.name, self.suffixes, self.patterns, self.contentTypes) = (name, suffixes, patterns, contentTypes)
    }

    /// Makes a `GtkFileFilter`. The caller owns the reference.
    func make() -> OpaquePointer {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, name.withoutNUL)
        suffixes.forEach { gtk_file_filter_add_suffix(filter, $0.withoutNUL) }
        patterns.forEach { gtk_file_filter_add_pattern(filter, $0.withoutNUL) }
        contentTypes.forEach { gtk_file_filter_add_mime_type(filter, $0.withoutNUL) }
        return filter
    }
}
#endif
