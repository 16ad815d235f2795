import Database
import Foundation
import Testing

@testable import TodoCore

/// What only the store in a file promises.
@Suite struct TaskStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func everyCommitIsOnTheDisk() throws {
        let store = try SQLiteTaskStore(path: folder.database)
        #expect(try store.connection.first("PRAGMA synchronous") { $0.integer(0) } == 2)
        #expect(try store.connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    }

    @Test func version1IsMigrated() throws {
        try makeVersion1(tasks: 50, path: folder.database)
        let store = try SQLiteTaskStore(path: folder.database)
        let tasks = try store.fetchTasks()
        #expect(tasks.map(\.title) == (0..<50).map { "Task \($0)" })
        #expect(tasks.map(\.isDone) == (0..<50).map { $0 % 3 == 0 })
        #expect(tasks.allSatisfy { $0.memo.isEmpty })
        _ = try store.move(id: tasks[49].id, below: tasks[0].id)
        #expect(try store.fetchTasks()[1].title == "Task 49")
        #expect(try store.connection.first("PRAGMA user_version") { $0.integer(0) } == TaskSchema.version)
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data"], "/data/io.github.swift_reactor.Todo/tasks.db"),
        (["XDG_DATA_HOME": "relative"], NSHomeDirectory() + "/.local/share/io.github.swift_reactor.Todo/tasks.db"),
        ([:], NSHomeDirectory() + "/.local/share/io.github.swift_reactor.Todo/tasks.db"),
    ])
    func tasksAreInTheDataFolder(environment: [String: String], path: String) {
        #expect(TaskFile.standardPath(environment: environment) == path)
    }

    @Test func draftsOfASharedListAreInAFileOfItsOwn() {
        let paths = ["postgresql://a/list", "postgresql://a/other"].map {
            TaskFile.draftsPath(ofList: $0, environment: ["XDG_DATA_HOME": "/data"])
        }
        #expect(paths[0] == "/data/io.github.swift_reactor.Todo/shared/postgresql%3A%2F%2Fa%2Flist.db")
        #expect(paths[0] != paths[1])
    }

    @Test func folderIsCreatedForItsOwnerOnly() throws {
        let path = folder.path + "/a/b/tasks.db"
        try TaskFile.makeFolder(of: path)
        try TaskFile.makeFolder(of: path)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a/b")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
}

/// Creates a file as version 1 of the program did.
func makeVersion1(tasks count: Int64, path: String) throws {
    let file = try Connection(path: path, busyTimeout: 0)
    try file.run("PRAGMA application_id = 1416578159")
    try file.run(
        """
        CREATE TABLE task (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL,
            is_done INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL)
        """)
    for index in 0..<count {
        try file.run(
            "INSERT INTO task (title, is_done, position) VALUES (?, ?, ?)", .text("Task \(index)"),
            .integer(index % 3 == 0 ? 1 : 0), .integer(index))
    }
    try file.run("PRAGMA user_version = 1")
}
