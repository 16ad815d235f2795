import Database

/// The tables, and the migrations of older files.
enum TaskSchema {
    /// Marks the file as ours. The bytes spell "ToDo".
    private static let applicationID: Int64 = 0x546f_446f

    /// The statements that migrate a file from version n − 1 to version n, beginning with version 1.
    private static let migrations = [
        // 1: The table of tasks. Their positions are 0, 1, 2, …
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
        // 2: Memos, and ranks that are far apart instead of positions; see TaskOrder.swift.
        [
            "ALTER TABLE task ADD COLUMN memo TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE task RENAME COLUMN position TO rank",
            "UPDATE task SET rank = rank * \(SQLiteTaskStore.gap)",
            "CREATE INDEX task_rank ON task (rank)",
        ],
        // 3: Drafts. The ID of the task is 0 if the draft is of a new task.
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
        // 4: The version of the text that a draft was made from.
        ["ALTER TABLE draft ADD COLUMN text_version INTEGER NOT NULL DEFAULT 0"],
    ]

    static var version: Int64 { Int64(migrations.count) }

    /// Throws if the program must not write to the file. Writes nothing, not even when the connection then closes.
    static func check(_ connection: Connection) throws {
        connection.keepsLogOnClose = true
        try connection.requireWritable()
        // All reads are of one moment, because another program may be creating the file.
        _ = try connection.retryingWhileLocked { try connection.snapshot { try requireOurs(connection) } }
        connection.keepsLogOnClose = false
    }

    /// Migrates the file to the current version in one transaction.
    static func migrate(_ connection: Connection) throws {
        try connection.retryingWhileLocked { try connection.run("PRAGMA journal_mode = WAL") }
        guard try connection.integer("PRAGMA user_version") != version else { return }
        try connection.transaction {
            // Another program may have changed the file since the check.
            let found = try requireOurs(connection)
            for statement in migrations[Int(found)...].joined() { try connection.run(statement) }
            try connection.run("PRAGMA user_version = \(version)")
        }
    }

    /// - Returns: The version of the file; 0 if it is empty.
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
    /// The number that a statement returns.
    fileprivate func integer(_ sql: String) throws(DatabaseError) -> Int64 { try first(sql) { $0.integer(0) } ?? 0 }
}
