#if GTK
import CGTK
import Foundation

extension URL {
    /// The place of a `GFile`, which is borrowed.
    init?(_ file: OpaquePointer) {
        // A path needs no reading as a URI does, and keeps whatever a name consists of.
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            self.init(fileURLWithPath: String(cString: path))
            return
        }
        let uri = g_file_get_uri(file)!
        defer { g_free(uri) }
        self.init(string: String(cString: uri))
    }

    /// A `GFile`, as a new reference.
    func makeFile() -> OpaquePointer {
        isFileURL ? g_file_new_for_path(path) : g_file_new_for_uri(absoluteString)
    }
}
#endif
