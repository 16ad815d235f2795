import Database

/// The tables, and how older files become current ones.
enum TaskSchema {
    /// Marks the file as ours: "ToDo".
    private static let applicationID: Int64 = 0x546f_446f

    /// What makes a file of version n from one of version n − 1, beginning with version 1.
    private static let migrations = [
        // 1: places are 0, 1, 2, …
        [
            "PRAGMA application_id = \(applicationID)",
            """
            CREATE TABLE task (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                title TEXT NOT NULL,
                is_done INTEGER NOT NULL DEFAULT 0,
                position INTEGER NOT NULL)
            """,
        ],
        // 2: memos; places are far apart, see TaskStore+Order.swift.
        [
            "ALTER TABLE task ADD COLUMN memo TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE task RENAME COLUMN position TO rank",
            "UPDATE task SET rank = rank * \(TaskStore.gap)",
            "CREATE INDEX task_rank ON task (rank)",
        ],
        // 3: what is typed and not saved yet; the task is 0 for a new one.
        [
            """
            CREATE TABLE draft (
                id TEXT PRIMARY KEY,
                task_id INTEGER NOT NULL,
                title TEXT NOT NULL,
                memo TEXT NOT NULL,
                owner TEXT NOT NULL)
            """
        ],
    ]

    static var version: Int64 { Int64(migrations.count) }

    /// Throws when the file is not one to write to. Writes nothing, not even at closing.
    static func check(_ connection: Connection) throws {
        connection.keepsLogOnClose = true
        try connection.requireWritable()
        // At one moment: another program may be making the file.
        _ = try connection.patiently { try connection.snapshot { try requireOurs(connection) } }
        connection.keepsLogOnClose = false
    }

    /// Makes the file one of the current version, wholly or not at all.
    static func migrate(_ connection: Connection) throws {
        try connection.patiently { try connection.run("PRAGMA journal_mode = WAL") }
        guard try connection.integer("PRAGMA user_version") != version else { return }
        try connection.transaction {
            // Another program may have been here since the check.
            let found = try requireOurs(connection)
            for statement in migrations[Int(found)...].joined() { try connection.run(statement) }
            try connection.run("PRAGMA user_version = \(version)")
        }
    }

    /// - Returns: The version of the file; 0 for an empty one.
    @discardableResult
    private static func requireOurs(_ connection: Connection) throws -> Int64 {
        let found = try connection.integer("PRAGMA user_version")
        let isOurs = try connection.integer("PRAGMA application_id") == applicationID
        let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
        guard isOurs ? found > 0 : isEmpty && found == 0 else { throw TaskStoreError.foreign(path: connection.path) }
        guard found <= version else {
            throw TaskStoreError.newerSchema(path: connection.path, found: found, known: version)
        }
        return found
    }
}

extension Connection {
    /// The number a statement gives.
    fileprivate func integer(_ sql: String) throws(DatabaseError) -> Int64 { try first(sql) { $0.integer(0) } ?? 0 }
}
