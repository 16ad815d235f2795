#if GTK
import CGTK
import Foundation
import Rx
import RxGTK
import XCTest

final class PictureTests: GTKTestCase {
    /// A red pixel as a PNG.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

    func testItShowsATexture() throws {
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

    func testItShowsAFile() throws {
        try onMain {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("pixel-\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Self.pixel.write(to: file)
            XCTAssertEqual(Picture(file: file, alternativeText: nil).texture?.size, Size(width: 1, height: 1))
            XCTAssertEqual(try Texture(file: file).size.width, 1)
        }
    }

    func testWhatIsNoPictureIsExplained() throws {
        try onMain {
            XCTAssertThrowsError(try Texture(data: Data("no picture".utf8))) {
                XCTAssertFalse("\($0)".isEmpty)
            }
            XCTAssertThrowsError(try Texture(file: URL(fileURLWithPath: "/nowhere/a.png"))) {
                XCTAssertTrue("\($0)".hasPrefix("/nowhere/a.png cannot be read"))
            }
        }
    }

    func testNothingIsLeft() throws {
        try onMain {
            try checkNothingIsLeft {
                show(Picture(try Texture(data: Self.pixel), alternativeText: "a")) { $0.draw() }
            }
        }
    }
}
#endif
