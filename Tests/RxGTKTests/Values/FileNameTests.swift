#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

/// Files whose names are not UTF-8. Such names come from archives and old disks.
final class FileNameTests: GTKTestCase {
    /// "café" in Latin-1, in a folder whose name is UTF-8.
    private static let place = "file:///tmp/a%20%C3%A4/caf%E9.svg"

    func testClipboardPreservesANameThatIsNotUTF8() throws {
        try onMain {
            let files = [try XCTUnwrap(URL(string: Self.place)), URL(fileURLWithPath: "/tmp/ä b?#%;.txt")]
            Clipboard.general.set(files)
            var seen: [URL]?
            _ = Clipboard.general.read([URL].self).subscribe(onSuccess: { seen = $0 })
            spin(for: "the files") { seen != nil }
            XCTAssertEqual(seen, files)
            Clipboard.general.setText(nil)
        }
    }

    func testFileWithANameThatIsNotUTF8IsShown() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            // Foundation cannot create a file with such a name.
            let path = Array("\(folder.path)/caf".utf8) + [0xE9] + Array(".svg\0".utf8)
            let descriptor = open(path.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            XCTAssertGreaterThanOrEqual(descriptor, 0)
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            let picture = """
                <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='#0f0'/></svg>
                """
            try file.write(contentsOf: Data(picture.utf8))

            let place = try XCTUnwrap(URL(string: folder.absoluteString + "/caf%E9.svg"))
            let icon = IconPaintable(file: place, size: 4)
            XCTAssertEqual(icon.file, place)
            XCTAssertEqual(Set(pixels(of: try Texture(icon, size: icon.intrinsicSize))), [0xFF00_FF00])
        }
    }
}
#endif
