#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class RecentManagerTests: GTKTestCase {
    func testFilesEmitsAnAddedFileUntilItIsRemoved() throws {
        try Self.withFolder { folder in
            let recent = RecentManager(file: folder.appendingPathComponent("recent.xbel"))
            let (bag, file) = (DisposeBag(), folder.appendingPathComponent("ä b.txt"))
            try Data("text".utf8).write(to: file)
            var lists: [[String]] = []
            recent.rx.files.subscribe(onNext: { lists.append($0.map(\.url.path)) }).disposed(by: bag)
            XCTAssertEqual(lists, [[]])
            recent.add(file)
            spin(for: "the file") { lists.last == [file.path] }
            let entry = try XCTUnwrap(recent.files.first)
            XCTAssertEqual([entry.name, entry.mimeType], ["ä b.txt", "text/plain"])
            XCTAssertEqual(entry.used.timeIntervalSinceNow, 0, accuracy: 60)
            XCTAssertEqual(entry.applications.count, 1)
            try recent.remove(file)
            spin(for: "no file") { lists.last == [] }
            XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
            XCTAssertThrowsError(try recent.remove(file)) {
                XCTAssertTrue("\($0)".hasPrefix("\(file.path) cannot be forgotten: "), "\($0)")
            }
        }
    }

    /// GTK restricts the permissions of the list's path to its owner. For a folder, nobody else could enter the folder.
    func testMessageExplainsAURLOfAFolder() throws {
        try Self.withFolder { folder in
            XCTAssertTrue(folder.isFolder)
            XCTAssertFalse(folder.appendingPathComponent("recent.xbel").isFolder)
            XCTAssertEqual(
                Misuse.noFile("file:///tmp/", for: "Recent files"),
                "Recent files are kept in a file, but file:///tmp/ is not the URL of one. Pass a file URL, as `URL(filePath:)` makes it."
            )
        }
    }

    func testRemoveAllEmptiesTheList() throws {
        try Self.withFolder { folder in
            let list = folder.appendingPathComponent("recent.xbel")
            let recent = RecentManager(file: list)
            for name in ["a", "b"] {
                let file = folder.appendingPathComponent(name)
                try Data().write(to: file)
                recent.add(file)
            }
            spin(for: "both files") { recent.files.count == 2 }
            try recent.removeAll()
            XCTAssertEqual(recent.files, [])
            spin(for: "the list on the disk") {
                ((try? String(contentsOf: list, encoding: .utf8))?.contains("href") ?? true) == false
            }
        }
    }

    func testNothingIsLeft() throws {
        try Self.withFolder { folder in
            var ends = 0
            checkNothingIsLeft {
                let recent = RecentManager(file: folder.appendingPathComponent("recent.xbel"))
                _ = recent.rx.files.subscribe(onCompleted: { ends += 1 })
                _ = recent.rx.files.take(1).subscribe()
            }
            spin(for: "the streams of both lists to end") { ends == 2 }
            XCTAssertTrue(RecentManager.shared === RecentManager.shared)
        }
    }

    private static func withFolder(_ body: @MainActor (URL) throws -> Void) throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recent-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder)
        }
    }
}
#endif
