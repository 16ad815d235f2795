#if GTK
import CGTKSupport
import RxGTK

/// The pixels as numbers of alpha, red, green and blue, multiplied by alpha, row after row.
@MainActor
func pixels(of texture: Texture) -> [UInt32] {
    let size = texture.size
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    pixels.withUnsafeMutableBytes {
        gdk_texture_download(
            texture.pointer, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), gsize(size.width * 4))
    }
    return pixels
}
#endif
