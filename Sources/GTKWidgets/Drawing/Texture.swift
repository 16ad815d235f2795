#if GTK
public import CGTKSupport
public import Foundation

/// A picture in memory, which several widgets can show.
///
/// Wraps `GdkTexture`.
open class Texture: GObject, Paintable {
    open override class var objectType: GType { gdk_texture_get_type() }

    /// Reads a picture from the content of a PNG, JPEG or TIFF file, or of a file in another format that GTK can read.
    ///
    /// Throws `TextureError` if the data is not a picture.
    public init(data: Data) throws(TextureError) {
        var error: UnsafeMutablePointer<GError>?
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else { throw TextureError(taking: error) }
        super.init(adopting: texture)
    }

    /// Reads a picture from a file.
    ///
    /// Throws `TextureError`, with the path, if the file cannot be read or is not a picture.
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

    /// Makes a picture from pixels, row by row from the upper left corner.
    ///
    /// Throws `TextureError` if there are too few bytes, with the required number, or if no picture can have this size
    /// and stride.
    ///
    /// - Parameters:
    ///   - pixels: The bytes of the pixels, which are copied.
    ///   - format: The format of a pixel.
    ///   - size: The width and height, in pixels.
    ///   - stride: The bytes from the beginning of a row to the beginning of the next; `nil` if the rows are
    ///     contiguous.
    public init(pixels: Data, format: PixelFormat, size: Size, stride: Int? = nil) throws(TextureError) {
        let most = Int(gint.max)
        guard size.width <= most, size.height <= most else {
            throw TextureError(tooLarge: size, because: "at most \(most) pixels are possible in each direction")
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
            throw TextureError(tooLarge: size, because: "rows of \(stride) bytes do not fit into memory")
        }
        guard pixels.count >= needed else {
            throw TextureError(
                description: """
                    \(size.width) by \(size.height) pixels with a stride of \(stride) take \(needed) bytes, \
                    but the data has \(pixels.count)
                    """)
        }
        let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        super.init(
            adopting: gdk_memory_texture_new(
                gint(size.width), gint(size.height), format.gdk, bytes, gsize(stride))!)
    }

    /// Makes a picture of a paintable's current look, such as an app's own drawing that is to be saved.
    ///
    /// Throws `TextureError` if the picture is larger than 32,767 pixels in a direction, or if there is not enough
    /// memory for it.
    ///
    /// - Parameters:
    ///   - paintable: The paintable to draw. A widget has to be on the screen.
    ///   - size: The width and height, in pixels. A number below 1 counts as 1.
    public init(_ paintable: any Paintable, size: Size) throws(TextureError) {
        let most = Int(gint16.max)
        guard size.width <= most, size.height <= most else {
            throw TextureError(tooLarge: size, because: "at most \(most) pixels can be drawn in each direction")
        }
        let (width, height) = (gint(max(size.width, 1)), gint(max(size.height, 1)))
        guard let texture = rxgtk_texture_of_paintable(paintable.pointer, width, height) else {
            throw TextureError(tooLarge: size, because: "there is not enough memory for it")
        }
        super.init(adopting: texture)
    }

    /// The bytes of a pixel, in order.
    public enum PixelFormat: Sendable, CaseIterable {
        /// Red, green and blue.
        case rgb
        /// Red, green, blue and alpha.
        case rgba
        /// Blue, green, red and alpha, with the colours premultiplied by alpha, as Cairo stores them on most machines.
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

    /// The picture as the content of a PNG file.
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

    /// The width and height, in pixels.
    public var size: Size {
        Size(width: Int(gdk_texture_get_width(pointer)), height: Int(gdk_texture_get_height(pointer)))
    }
}

/// The reason why a picture could not be made.
public struct TextureError: Error, CustomStringConvertible, Sendable {
    /// The problem.
    public let description: String

    init(description: String) { self.description = description }

    fileprivate init(tooLarge size: Size, because reason: String) {
        description = "a picture of \(size.width) by \(size.height) pixels is too large: \(reason)"
    }

    init(taking error: UnsafeMutablePointer<GError>?) {
        description = error.takeMessage(or: "the data is not a picture")
    }
}
#endif
