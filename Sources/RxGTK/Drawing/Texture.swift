#if GTK
public import CGTK
public import Foundation

/// A picture in memory, which several widgets can show.
///
/// Wraps `GdkTexture`.
open class Texture: GObject, Paintable {
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

    /// Makes a picture of pixels, row after row from the upper left corner.
    ///
    /// Throws `TextureError`, with how many bytes it takes, where there are too few, and where no picture is as large.
    ///
    /// - Parameters:
    ///   - pixels: What the pixels look like; copied.
    ///   - format: What the bytes of a pixel are.
    ///   - size: The pixels across and from top to bottom.
    ///   - stride: The bytes from the beginning of a row to that of the next; `nil` where there is nothing between them.
    public init(pixels: Data, format: PixelFormat, size: Size, stride: Int? = nil) throws(TextureError) {
        let most = Int(gint.max)
        guard size.width <= most, size.height <= most else {
            throw TextureError(tooLarge: size, because: "at most \(most) stand either way")
        }
        let row = max(size.width, 0) * format.bytesPerPixel
        let stride = stride ?? row
        guard size.width > 0, size.height > 0, stride >= row else {
            throw TextureError(
                description: "a picture of \(size.width) by \(size.height) pixels cannot have \(stride) bytes a row")
        }
        let (above, isTooLarge) = stride.multipliedReportingOverflow(by: size.height - 1)
        let (needed, isTooLargeWithLast) = above.addingReportingOverflow(row)
        guard !isTooLarge, !isTooLargeWithLast else {
            throw TextureError(tooLarge: size, because: "no memory has \(stride) bytes for each row")
        }
        guard pixels.count >= needed else {
            throw TextureError(
                description: """
                    \(size.width) by \(size.height) pixels take \(needed) bytes, \(stride) from row to row, \
                    but there are \(pixels.count)
                    """)
        }
        let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        super.init(
            adopting: gdk_memory_texture_new(
                gint(size.width), gint(size.height), format.gdk, bytes, gsize(stride))!)
    }

    /// Makes a picture of what a paintable looks like now, such as one that an app has drawn and wants to save.
    ///
    /// Throws `TextureError` where that is too large to be drawn, as it is above 32,767 pixels either way.
    ///
    /// - Parameters:
    ///   - paintable: What is drawn; a widget has to be on the screen for that.
    ///   - size: The pixels across and from top to bottom, at least one each.
    public init(_ paintable: any Paintable, size: Size) throws(TextureError) {
        let most = Int(gint16.max)
        guard size.width <= most, size.height <= most else {
            throw TextureError(tooLarge: size, because: "at most \(most) are drawn either way")
        }
        let (width, height) = (gint(max(size.width, 1)), gint(max(size.height, 1)))
        guard let texture = rxgtk_texture_of_paintable(paintable.pointer, width, height) else {
            throw TextureError(tooLarge: size, because: "there is no memory for it")
        }
        super.init(adopting: texture)
    }

    /// What the bytes of a pixel are, in the order in which they stand.
    public enum PixelFormat: Sendable, CaseIterable {
        /// Red, green and blue.
        case rgb
        /// Red, green, blue and how opaque.
        case rgba
        /// Blue, green, red and how opaque, already multiplied by the last, as Cairo has them on most machines.
        case premultipliedBGRA

        var bytesPerPixel: Int { self == .rgb ? 3 : 4 }

        var gdk: GdkMemoryFormat {
            switch self {
            case .rgb: GDK_MEMORY_R8G8B8
            case .rgba: GDK_MEMORY_R8G8B8A8
            case .premultipliedBGRA: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
            }
        }
    }

    /// The content of a PNG file of the picture.
    public var pngData: Data {
        let bytes = gdk_texture_save_to_png_bytes(pointer)
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let content = g_bytes_get_data(bytes, &count) else { return Data() }
        return Data(bytes: content, count: Int(count))
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

    fileprivate init(tooLarge size: Size, because reason: String) {
        description = "a picture of \(size.width) by \(size.height) pixels is too large: \(reason)"
    }

    init(taking error: UnsafeMutablePointer<GError>?) {
        description = error.takeMessage(or: "no picture")
    }
}
#endif
