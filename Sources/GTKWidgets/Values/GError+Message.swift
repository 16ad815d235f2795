#if GTK
import CGTKSupport

extension UnsafeMutablePointer<GError>? {
    /// Returns the message of a GLib error and frees the error. Returns `fallback` if there is no error.
    package func takeMessage(or fallback: String) -> String {
        guard let error = self else { return fallback }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
#endif
