#if GTK
import CGTK

extension UnsafeMutablePointer<GError>? {
    /// What a GLib function says of its failure, which is freed; `fallback` where it says nothing.
    func takeMessage(or fallback: String) -> String {
        guard let error = self else { return fallback }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
#endif
