#if canImport(Runtime) && os(Linux)
internal import CRx
internal import Foundation
internal import Runtime

/// Lists the program and its libraries, as the dynamic linker knows them.
///
/// `ImageMap.capture()` reads the start of every mapped file instead. It crashes the program if another thread unmaps
/// one meanwhile, as the X11 backend of GTK does with its shared memory.
package enum LoadedImages {
    fileprivate struct Image {
        let path: [UInt8]
        let base: UInt
        let textSize: UInt
        let buildID: [UInt8]
    }

    /// The images in the compact format of Swift's runtime, in Base64. (The runtime's docs describe the format.)
    package static var compact: String {
        let images = Collected()
        crx_visit_loaded_images(
            { image, context in
                let images = Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue()
                images.list.append(LoadedImages.Image(image.pointee))
            }, Unmanaged.passUnretained(images).toOpaque())
        let version0With64Bits: UInt8 = 0b10
        let list = images.list.sorted { $0.base < $1.base }
        // Swift 6.3 expects the platform's name before the number of images. For Swift 6.2, an empty name is a list
        // without images; see `map`.
        let platform = sevenBitGroups(0)
        let bytes = [version0With64Bits] + platform + sevenBitGroups(list.count) + list.flatMap(encoded)
        return text(bytes)
    }

    /// Bytes in Base64, as `Runtime` expects them.
    static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("=", with: "")
    }

    /// The images, for looking up symbols.
    static var map: ImageMap {
        // Swift 6.2 reads the list as an empty one.
        let images = Backtrace(encoded: "", images: compact)?.images
        return images.flatMap { $0.isEmpty ? nil : $0 } ?? .capture()
    }

    private final class Collected {
        var list: [Image] = []
    }

    private static func encoded(_ image: Image) -> [UInt8] {
        let (base, textSize) = (bigEndian(image.base), bigEndian(image.textSize))
        let header = UInt8(base.count - 1) << 3 | UInt8(textSize.count - 1)
        return [header] + base + textSize + sevenBitGroups(image.buildID.count) + image.buildID + encoded(image.path)
    }

    /// The bytes of a number, the most significant first, without leading zeros. But the first has no top bit, which
    /// would be the sign.
    private static func bigEndian(_ number: UInt) -> [UInt8] {
        let bytes = withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) }
        let first = bytes.firstIndex { $0 != 0 } ?? 7
        return Array(bytes[(bytes[first] < 0x80 ? first : first - 1)...])
    }

    /// A number in groups of seven bits, the most significant first. All but the last have the top bit set.
    private static func sevenBitGroups(_ number: Int) -> [UInt8] {
        var groups = [UInt8(number & 0x7f)]
        var rest = number >> 7
        while rest > 0 {
            groups.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
            rest >>= 7
        }
        return groups
    }

    /// A path in pieces of at most 63 bytes, each after its length. A zero ends the path.
    private static func encoded(_ path: [UInt8]) -> [UInt8] {
        let pieces = stride(from: 0, to: path.count, by: 63).map { path[$0..<min($0 + 63, path.count)] }
        return pieces.flatMap { [UInt8($0.count)] + $0 } + [0]
    }
}

extension LoadedImages.Image {
    fileprivate init(_ image: crx_loaded_image) {
        path = Array(String(cString: image.path).utf8)
        (base, textSize) = (UInt(image.base), UInt(image.text_size))
        buildID = Array(UnsafeBufferPointer(start: image.build_id, count: Int(image.build_id_size)))
    }
}

extension Backtrace {
    /// Decodes a backtrace and a list of images from Swift's compact formats, in Base64.
    init?(encoded backtrace: String, images: String? = nil) {
        let map = images.map { #","imageMap":"\#($0)""# } ?? ""
        let json = #"{"architecture":"\#(Self.architecture)","backtrace":"\#(backtrace)"\#(map)}"#
        guard let decoded = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = decoded
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "aarch64"
        #else
        ""
        #endif
    }
}
#endif
