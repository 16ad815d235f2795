import CFileUser
import Database
import Foundation
import Glibc
import Testing

@testable import TodoCore

/// Files that cannot be used. Each causes a typed error and stays unchanged.
@Suite struct TaskStoreBadInputTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func fileThatIsNoDatabaseIsRefused() throws {
        try write(Data((0..<8_192).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
        try expectRefusal { $0 == .corrupt }
    }

    @Test func truncatedDatabaseIsRefused() throws {
        try makeTasks(500)
        try write(try folder.contents().prefix(20_000))
        try expectRefusal { $0 == .corrupt }
    }

    @Test func databaseWithADamagedPageIsRefused() throws {
        try makeTasks(500)
        var bytes = try folder.contents()
        bytes.replaceSubrange(4_096..<(bytes.count - 4_096), with: Data(repeating: 0x5a, count: bytes.count - 8_192))
        try write(bytes)
        try expectRefusal { $0 == .corrupt }
    }

    @Test func emptyFileBecomesANewList() throws {
        try write(Data())
        #expect(try SQLiteTaskStore(path: folder.database).fetchTasks().isEmpty)
    }

    @Test func newerSchemaVersionIsRefused() throws {
        try makeTasks(3)
        try change("PRAGMA user_version = 7")
        let before = try folder.contents()
        #expect(throws: TaskStoreError.newerSchema(path: folder.database, found: 7, known: TaskSchema.version)) {
            try SQLiteTaskStore(path: folder.database)
        }
        #expect(try folder.contents() == before)
    }

    @Test func databaseOfAnotherProgramIsRefused() throws {
        try change("CREATE TABLE bookmark (url TEXT)")
        let before = try folder.contents()
        #expect(throws: TaskStoreError.foreign(path: folder.database)) { try SQLiteTaskStore(path: folder.database) }
        #expect(try folder.contents() == before)
    }

    @Test func readOnlyFileIsRefused() throws {
        try makeTasks(3)
        #expect(chmod(folder.database, 0o444) == 0)
        try expectRefusal(asNobody: true) { $0 == .readOnly }
    }

    @Test func databaseInAReadOnlyFolderIsRefused() throws {
        try makeTasks(3)
        #expect(chmod(folder.database, 0o666) == 0)
        #expect(chmod(folder.path, 0o555) == 0)
        defer { chmod(folder.path, 0o755) }
        try expectRefusal(asNobody: true) { $0 == .cannotOpen || $0 == .readOnly }
    }

    @Test func noDatabaseIsCreatedInAReadOnlyFolder() throws {
        #expect(chmod(folder.path, 0o555) == 0)
        defer { chmod(folder.path, 0o755) }
        let error = refusal(asNobody: true)
        #expect((error as? DatabaseError)?.reason == .cannotOpen)
        #expect(!FileManager.default.fileExists(atPath: folder.database))
    }

    @Test func fileInPlaceOfTheFolderIsReported() throws {
        try write(Data("x".utf8))
        let path = folder.database + "/tasks.db"
        #expect {
            try TaskFile.makeFolder(of: path)
        } throws: {
            guard case .noFolder(folder.database, let message)? = $0 as? TaskStoreError else { return false }
            return !message.isEmpty && !message.contains("CocoaError")
        }
    }

    @Test func writingFailsWhileAnotherProgramHoldsTheLock() throws {
        try makeTasks(1)
        let store = try SQLiteTaskStore(path: folder.database, configuration: .init(busyTimeout: 1))
        let lock = try LockedDatabase(folder.database)
        #expect(reason { _ = try store.create(title: "late", memo: "") } == .locked)
        #expect(try store.fetchTasks().count == 1)
        try lock.release()
        _ = try store.create(title: "late", memo: "")
        #expect(try store.fetchTasks().count == 2)
    }

    @Test func openingFailsWhileAnotherProgramLocksTheFile() throws {
        try makeTasks(1)
        try change("PRAGMA journal_mode = DELETE")
        let other = try Connection(path: folder.database, busyTimeout: 0)
        try other.run("BEGIN EXCLUSIVE")
        let error = refusal(configuration: .init(busyTimeout: 1))
        #expect((error as? DatabaseError)?.reason == .locked)
        try other.run("ROLLBACK")
        #expect(try SQLiteTaskStore(path: folder.database).fetchTasks().count == 1)
    }

    @Test func fullDatabaseKeepsSavedTasks() throws {
        let store = try SQLiteTaskStore(path: folder.database, configuration: .init(maximumPages: 12))
        var saved: [Task] = []
        let reason = reason {
            while true { saved.insert(try store.create(title: "a", memo: String(repeating: "m", count: 900)), at: 0) }
        }
        #expect(reason == .full)
        #expect(saved.count > 10)
        #expect(try store.fetchTasks() == saved)
        // The store continues as long as there is room.
        let deleted = try store.delete(id: saved[0].id)
        _ = try store.restore(deleted)
        try expectIntegrity(saved)
    }

    @Test func databaseWithoutRoomIsNotCreated() throws {
        let error = refusal(configuration: .init(maximumPages: 2))
        #expect((error as? DatabaseError)?.reason == .full)
        #expect(try SQLiteTaskStore(path: folder.database).fetchTasks().isEmpty)
    }

    @Test(arguments: [0, 10, 40]) func migrationWithoutRoomChangesNothing(pages: Int64) throws {
        try makeVersion1(tasks: 200, path: folder.database)
        let size = Int64(try folder.contents().count / 4_096)
        let error = refusal(configuration: .init(maximumPages: size))
        #expect((error as? DatabaseError)?.reason == .full)
        let file = try Connection(path: folder.database, busyTimeout: 0)
        #expect(try file.first("PRAGMA user_version") { $0.integer(0) } == 1)
        #expect(try file.all("SELECT position FROM task ORDER BY id") { $0.integer(0) } == (0..<200).map(Int64.init))
    }

    // MARK: -

    private func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: folder.database)) }

    private func change(_ sql: String) throws { try Connection(path: folder.database, busyTimeout: 0).run(sql) }

    private func makeTasks(_ count: Int) throws {
        let store = try SQLiteTaskStore(path: folder.database)
        for index in 0..<count { _ = try store.create(title: "Task \(index)", memo: "memo of \(index)") }
    }

    private func reason(_ body: () throws -> Void) -> DatabaseError.Reason? {
        do { try body() } catch { return (error as? DatabaseError)?.reason }
        return nil
    }

    /// The error that opening or reading the file throws.
    private func refusal(asNobody: Bool = false, configuration: SQLiteTaskStore.Configuration = .init()) -> (any Error)?
    {
        if asNobody { becomeNobody() }
        defer { if asNobody { becomeUser() } }
        do {
            let tasks = try SQLiteTaskStore(path: folder.database, configuration: configuration).fetchTasks()
            Issue.record("\(tasks.count) tasks were read")
        } catch { return error }
        return nil
    }

    private func expectRefusal(
        asNobody: Bool = false, _ isExpected: (DatabaseError.Reason) -> Bool,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents()
        let error = try #require(refusal(asNobody: asNobody) as? DatabaseError, sourceLocation: location)
        #expect(isExpected(error.reason), "\(error)", sourceLocation: location)
        #expect(error.path == folder.database, sourceLocation: location)
        #expect(!error.message.isEmpty, sourceLocation: location)
        #expect(try folder.contents() == before, sourceLocation: location)
    }

    private func expectIntegrity(_ tasks: [Task]) throws {
        #expect(try SQLiteTaskStore(path: folder.database).fetchTasks() == tasks)
        let file = try Connection(path: folder.database, busyTimeout: 0)
        #expect(try file.all("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    }

    /// Makes this thread access files as another user, because permissions do not restrict root.
    private func becomeNobody() { if geteuid() == 0 { setfsuid(65_534) } }

    private func becomeUser() { if geteuid() == 0 { setfsuid(0) } }
}
