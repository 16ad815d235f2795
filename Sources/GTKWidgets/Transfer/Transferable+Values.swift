#if GTK
public import CGTKSupport
public import Foundation

extension String: Transferable {
    /// A `gchararray`.
    @MainActor public static var transferType: GType { rxgtk_type_string }

    /// The text.
    @MainActor public static func read(transferred value: UnsafePointer<GValue>) -> String? { readOptional(value) }

    /// Writes a copy of the text.
    @MainActor public func write(transferred value: UnsafeMutablePointer<GValue>) { write(to: value) }
}

/// Files, in the order in which the other program lists them.
extension [URL]: Transferable {
    /// A `GdkFileList`.
    @MainActor public static var transferType: GType { gdk_file_list_get_type() }

    /// The URLs of the files; `nil` if there are none, or if Foundation cannot read the address of a file.
    @MainActor public static func read(transferred value: UnsafePointer<GValue>) -> [URL]? {
        guard let list = g_value_get_boxed(value) else { return nil }
        let files = gdk_file_list_get_files(OpaquePointer(list))
        defer { g_slist_free(files) }
        let urls = elements(of: files).map { URL($0) }
        return urls.isEmpty || urls.contains(nil) ? nil : urls.compactMap(\.self)
    }

    /// Writes the files.
    @MainActor public func write(transferred value: UnsafeMutablePointer<GValue>) {
        var files = map { Optional($0.makeFile()) }
        defer { files.forEach { g_object_unref(.init($0)) } }
        g_value_take_boxed(value, .init(gdk_file_list_new_from_array(&files, gsize(files.count))))
    }
}

extension Texture: Transferable {
    /// A `GdkTexture`.
    public static var transferType: GType { gdk_texture_get_type() }

    /// The picture.
    public static func read(transferred value: UnsafePointer<GValue>) -> Self? {
        g_value_get_object(value).map { wrapping(OpaquePointer($0)) }
    }

    /// Writes the picture itself.
    public func write(transferred value: UnsafeMutablePointer<GValue>) { write(to: value) }
}
#endif
