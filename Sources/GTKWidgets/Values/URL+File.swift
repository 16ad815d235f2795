#if GTK
import CGTKSupport
import Foundation

extension URL {
    /// The URL of a borrowed `GFile`.
    package init?(_ file: OpaquePointer) {
        // A path needs no parsing, unlike a URI, but only a URI preserves a name that is not UTF-8.
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            if let text = String(validatingCString: path) {
                self.init(fileURLWithPath: text)
                return
            }
        }
        let uri = g_file_get_uri(file)!
        defer { g_free(uri) }
        self.init(string: String(cString: uri))
    }

    /// A `GFile`, as a new reference.
    package func makeFile() -> OpaquePointer {
        // Foundation has no path for a name that is not UTF-8.
        isFileURL && !path.isEmpty ? g_file_new_for_path(path) : g_file_new_for_uri(absoluteString)
    }

    /// Whether a folder exists at the URL.
    package var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
}
#endif
