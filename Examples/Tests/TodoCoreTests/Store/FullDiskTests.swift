import Database
import Foundation
import Testing
import TodoCore

/// The store on a full disk. Skipped if the user may not mount one.
@Suite(.enabled(if: SmallDisk.isPermitted, "no right to mount; fullDatabaseKeepsSavedTasks limits the file instead"))
struct FullDiskTests {
    @Test func fullDiskKeepsSavedTasksAndRefusesMore() throws {
        let disk = try SmallDisk(kilobytes: 512)
        let path = disk.path + "/tasks.db"
        let store = try SQLiteTaskStore(path: path)
        var saved: [Task] = []
        let error = try #require(throws: DatabaseError.self) {
            while true { saved.insert(try store.create(title: "a", memo: String(repeating: "m", count: 900)), at: 0) }
        }
        #expect(error.reason == .full)
        #expect(saved.count > 10)
        #expect(try store.fetchTasks() == saved)
        #expect(try SQLiteTaskStore(path: path).fetchTasks() == saved)
    }

    @Test func fullDiskRefusesANewDatabase() throws {
        let disk = try SmallDisk(kilobytes: 4)
        let error = try #require(throws: DatabaseError.self) { try SQLiteTaskStore(path: disk.path + "/tasks.db") }
        #expect(error.reason == .full)
    }
}

/// A very small disk in memory. It is unmounted when this object is freed.
final class SmallDisk {
    let path: String

    static let isPermitted = (try? SmallDisk(kilobytes: 4)) != nil

    /// Throws if mounting is not permitted.
    init(kilobytes: Int) throws {
        path = NSTemporaryDirectory() + "todo-disk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        do {
            try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path)
        } catch {
            try FileManager.default.removeItem(atPath: path)
            throw error
        }
    }

    deinit {
        do {
            try Self.run("umount", "-l", path)
            try FileManager.default.removeItem(atPath: path)
        } catch { Issue.record(error) }
    }

    private static func run(_ command: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteNoPermission) }
    }
}
