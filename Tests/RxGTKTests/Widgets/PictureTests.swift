#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class PictureTests: GTKTestCase {
    /// A red pixel as a PNG.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

    func testAPictureShowsATexture() throws {
        try onMain {
            let texture = try Texture(data: Self.pixel)
            XCTAssertEqual(texture.size, Size(width: 1, height: 1))
            let picture = Picture(alternativeText: "a red point")
            XCTAssertNil(picture.texture)
            picture.rx.texture.onNext(texture)
            XCTAssertTrue(picture.texture === texture)
            picture.contentFit = .cover
            XCTAssertEqual([picture.contentFit], [.cover])
            XCTAssertEqual(picture.alternativeText, "a red point")
            XCTAssertEqual(gtk_accessible_get_accessible_role(picture.pointer), GTK_ACCESSIBLE_ROLE_IMG)
            show(picture) { $0.draw() }
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_picture_new()!))) == Picture.self)
        }
    }

    func testAPictureShowsAFile() throws {
        try onMain {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("pixel-\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Self.pixel.write(to: file)
            XCTAssertEqual(Picture(file: file, alternativeText: nil).texture?.size, Size(width: 1, height: 1))
            XCTAssertEqual(try Texture(file: file).size.width, 1)
        }
    }

    func testAnInvalidPictureIsExplained() throws {
        try onMain {
            XCTAssertThrowsError(try Texture(data: Data("no picture".utf8))) {
                XCTAssertFalse("\($0)".isEmpty)
            }
            XCTAssertThrowsError(try Texture(file: URL(fileURLWithPath: "/nowhere/a.png"))) {
                XCTAssertTrue("\($0)".hasPrefix("/nowhere/a.png cannot be read"))
            }
        }
    }

    func testAPictureLeavesNothingBehind() throws {
        try onMain {
            try checkNothingIsLeft {
                show(Picture(try Texture(data: Self.pixel), alternativeText: "a")) { $0.draw() }
            }
        }
    }

    func testATextureIsMadeFromPixels() throws {
        try onMain {
            // Two by two pixels: red, green, blue, white. Two bytes of padding separate the rows.
            let rows: [[UInt8]] = [[255, 0, 0, 0, 255, 0], [9, 9], [0, 0, 255, 255, 255, 255]]
            let size = Size(width: 2, height: 2)
            let texture = try Texture(pixels: Data(rows.flatMap(\.self)), format: .rgb, size: size, stride: 8)
            XCTAssertEqual(texture.size, size)
            let expected = pixels(of: texture)
            XCTAssertEqual(expected, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
            XCTAssertEqual(pixels(of: try Texture(data: texture.pngData)), expected)

            let clear = try Texture(
                pixels: Data([255, 0, 0, 128]), format: .rgba, size: Size(width: 1, height: 1))
            XCTAssertEqual(pixels(of: clear), [0x8080_0000])
            let premultiplied = try Texture(
                pixels: Data([0, 0, 128, 128]), format: .premultipliedBGRA, size: Size(width: 1, height: 1))
            XCTAssertEqual(pixels(of: premultiplied), [0x8080_0000])
        }
    }

    func testInvalidPixelDataIsExplained() throws {
        try onMain {
            let size = Size(width: 2, height: 2)
            XCTAssertThrowsError(try Texture(pixels: Data(count: 13), format: .rgb, size: size, stride: 8)) {
                XCTAssertEqual("\($0)", "2 by 2 pixels with a stride of 8 take 14 bytes, but the data has 13")
            }
            XCTAssertThrowsError(try Texture(pixels: Data(count: 16), format: .rgba, size: size, stride: 7)) {
                XCTAssertEqual("\($0)", "a picture of 2 by 2 pixels cannot have 7 bytes a row")
            }
            XCTAssertThrowsError(try Texture(pixels: Data(), format: .rgba, size: Size(width: 0, height: 2))) {
                XCTAssertEqual("\($0)", "a picture of 0 by 2 pixels cannot have 0 bytes a row")
            }
            for huge in [
                Size(width: .max / 2, height: 2), Size(width: 2, height: .max), Size(width: 1, height: 1 << 31),
            ] {
                XCTAssertThrowsError(try Texture(pixels: Data(count: 16), format: .rgba, size: huge)) {
                    XCTAssertTrue("\($0)".hasPrefix("a picture of \(huge.width) by \(huge.height) pixels is too large"))
                }
            }
            XCTAssertThrowsError(
                try Texture(pixels: Data(count: 16), format: .rgba, size: Size(width: 1, height: 3), stride: .max / 2)
            ) {
                XCTAssertTrue("\($0)".contains("too large"))
            }
        }
    }
}
#endif
