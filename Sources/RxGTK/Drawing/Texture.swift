#if GTK
public import CGTK
public import Foundation

/// A picture in memory, which several widgets can show.
///
/// Wraps `GdkTexture`.
open class Texture: GObject {
    open override class var objectType: GType { gdk_texture_get_type() }

    /// Reads a picture from the content of a PNG, JPEG or TIFF file, or of another format that GTK knows here.
    ///
    /// Throws `TextureError` where it is none.
    public init(data: Data) throws(TextureError) {
        var error: UnsafeMutablePointer<GError>?
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else { throw TextureError(taking: error) }
        super.init(adopting: texture)
    }

    /// Reads a picture from a file.
    ///
    /// Throws `TextureError`, with the path, where it cannot be read or is none.
    public convenience init(file: URL) throws(TextureError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw TextureError(description: "\(file.path) cannot be read: \(error.localizedDescription)")
        }
        do {
            try self.init(data: data)
        } catch {
            throw TextureError(description: "\(file.path): \(error)")
        }
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The pixels across and from top to bottom.
    public var size: Size {
        Size(width: Int(gdk_texture_get_width(pointer)), height: Int(gdk_texture_get_height(pointer)))
    }
}

/// Says why something is no picture.
public struct TextureError: Error, CustomStringConvertible, Sendable {
    /// What is wrong.
    public let description: String

    init(description: String) { self.description = description }

    init(taking error: UnsafeMutablePointer<GError>?) {
        defer { error.map { g_error_free($0) } }
        description = error.map { String(cString: $0.pointee.message) } ?? "no picture"
    }
}
#endif
