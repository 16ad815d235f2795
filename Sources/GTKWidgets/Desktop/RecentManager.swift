#if GTK
public import CGTKSupport
public import Foundation
import RxSupport

/// The recently used files of this and other programs, as file dialogs and the desktop show them.
///
/// Wraps `GtkRecentManager`.
open class RecentManager: GObject {
    open override class var objectType: GType { gtk_recent_manager_get_type() }

    /// The list that the programs of the user share. GTK must have been started.
    public static var shared: RecentManager {
        Misuse.requireStarted("RecentManager.shared")
        return wrapping(OpaquePointer(gtk_recent_manager_get_default()!))
    }

    /// Makes a list that is kept in a file of its own, such as a list for tests.
    ///
    /// Traps if `file` is not a file URL, or if it is a folder.
    public init(file: URL) {
        Misuse.requireStarted("RecentManager")
        // GTK would use the user's own list, or lock all others out of the folder.
        guard file.isFileURL, !file.isFolder else {
            stopProgram(Misuse.noFile(file.absoluteString, for: "Recent files"))
        }
        var value = GValue()
        g_value_init(&value, rxgtk_type_string)
        defer { g_value_unset(&value) }
        file.path.write(to: &value)
        let made = "filename".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(Self.objectType, 1, &names, &value)
        }
        super.init(adopting: OpaquePointer(made!))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The files, the most recently used first. Reads each entry: O(n log n).
    public var files: [RecentFile] {
        let items = gtk_recent_manager_get_items(cast())
        defer { g_list_free_full(items) { gtk_recent_info_unref(OpaquePointer($0!)) } }
        return elements(of: items).compactMap(RecentFile.init).sorted { $0.used > $1.used }
    }

    /// Puts a file at the top of the list, and records that this program uses it.
    ///
    /// GTK inspects the file first, so the list contains it a moment later. Call this when the user has opened or saved
    /// the file.
    public func add(_ file: URL) {
        gtk_recent_manager_add_item(cast(), file.gURI)
    }

    /// Removes a file from the list, for all programs that share the list. The file itself stays. Throws
    /// `RecentManagerError` if the list does not contain the file.
    public func remove(_ file: URL) throws(RecentManagerError) {
        var error: UnsafeMutablePointer<GError>?
        guard gtk_recent_manager_remove_item(cast(), file.gURI, &error) == 0 else { return }
        throw RecentManagerError(file: file, taking: error)
    }

    /// Removes all files from the list, for all programs that share the list. The files themselves stay. Throws
    /// `RecentManagerError` if GTK cannot remove them.
    public func removeAll() throws(RecentManagerError) {
        var error: UnsafeMutablePointer<GError>?
        gtk_recent_manager_purge_items(cast(), &error)
        guard error != nil else { return }
        throw RecentManagerError(file: nil, taking: error)
    }
}

/// A recently used file.
public struct RecentFile: Hashable, Sendable, Identifiable {
    /// The address. The file may no longer exist.
    public var url: URL
    /// The name that is shown to the user.
    public var name: String
    /// The MIME type, such as "text/plain".
    public var mimeType: String
    /// When the file was last used.
    public var used: Date
    /// The names of the programs that have used the file.
    public var applications: [String]

    /// The address.
    public var id: URL { url }

    fileprivate init?(_ info: OpaquePointer) {
        guard let file = g_file_new_for_uri(gtk_recent_info_get_uri(info)) else { return nil }
        defer { g_object_unref(.init(file)) }
        guard let url = URL(file) else { return nil }
        var count: gsize = 0
        let names = gtk_recent_info_get_applications(info, &count)
        defer { g_strfreev(names) }
        self.url = url
        name = String(cString: gtk_recent_info_get_display_name(info))
        mimeType = String(cString: gtk_recent_info_get_mime_type(info))
        used = Date(timeIntervalSince1970: Double(g_date_time_to_unix(gtk_recent_info_get_modified(info))))
        applications = (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
    }
}

/// The reason why one file, or all files, could not be removed from the list.
public struct RecentManagerError: Error, CustomStringConvertible, Sendable {
    /// The file, or "the list" for all files, and the problem.
    public let description: String

    fileprivate init(file: URL?, taking error: UnsafeMutablePointer<GError>?) {
        description = "\(file?.path ?? "the list") cannot be forgotten: \(error.takeMessage(or: "unknown"))"
    }
}

extension URL {
    /// The address as GLib writes it. The list identifies files by this address.
    fileprivate var gURI: String {
        let file = makeFile()
        defer { g_object_unref(.init(file)) }
        let uri = g_file_get_uri(file)!
        defer { g_free(uri) }
        return String(cString: uri)
    }
}
#endif
