#if GTK
import CGTKSupport
import Foundation

/// Collects the warnings and criticals that GLib, GTK and libadwaita print on standard error, so that a test can prove
/// that a program caused none.
@MainActor
public enum LoggedWarnings {
    /// The warnings and criticals since `record()` or the last `take()`, as "Gtk-WARNING: …".
    private static var texts: [String] = []
    private static var isRecording = false

    /// Starts to collect warnings and criticals, which are still printed. A second call does nothing.
    ///
    /// Call it at the start of a test run, because GLib accepts one log writer in the life of a process. Messages from
    /// other threads are only printed.
    public static func record() {
        guard !isRecording else { return }
        isRecording = true
        g_log_set_writer_func(collect, nil, nil)
    }

    /// Returns the messages that have been collected since the last call.
    public static func take() -> [String] {
        defer { texts = [] }
        return texts
    }

    fileprivate static func add(_ text: String) {
        texts.append(text)
    }

    fileprivate nonisolated static func text(of fields: UnsafeBufferPointer<GLogField>, _ level: GLogLevelFlags)
        -> String
    {
        let kind = rxgtk_log_level_is_warning(level) != 0 ? "WARNING" : "CRITICAL"
        return "\(value(of: "GLIB_DOMAIN", in: fields))-\(kind): \(value(of: "MESSAGE", in: fields))"
    }

    private nonisolated static func value(of key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
        guard let field = fields.first(where: { String(cString: $0.key) == key }), let value = field.value else {
            return ""
        }
        let bytes = UnsafeRawBufferPointer(
            start: value,
            count: field.length < 0 ? strlen(value.assumingMemoryBound(to: CChar.self)) : Int(field.length))
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The log writer. GLib calls it on the thread that logs.
private func collect(
    _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize, _ data: gpointer?
) -> GLogWriterOutput {
    if rxgtk_log_level_is_complaint(level) != 0, Toolkit.isMainThread {
        let text = LoggedWarnings.text(of: UnsafeBufferPointer(start: fields, count: Int(count)), level)
        MainActor.assumeIsolated { LoggedWarnings.add(text) }
    }
    return g_log_writer_default(level, fields, count, data)
}
#endif
