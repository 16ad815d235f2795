import Database

/// The tasks in a file. Other programs on this machine may use the same file. A call that throws has changed nothing.
package final class SQLiteTaskStore: TaskStore {
    /// The options for opening a store.
    package struct Configuration: Sendable {
        /// How long to wait for another program that writes, in milliseconds.
        package let busyTimeout: Int32
        /// The largest size of the file, in pages of 4 KiB; `nil` means that only the disk limits it. Beyond it, the
        /// disk counts as full.
        package let maximumPages: Int64?

        package init(busyTimeout: Int32 = 2_000, maximumPages: Int64? = nil) {
            (self.busyTimeout, self.maximumPages) = (busyTimeout, maximumPages)
        }
    }

    let connection: Connection
    private var knownVersion: Int64 = 0

    /// Opens the tasks in a file. Creates the file if it does not exist, and migrates it if it has an older version.
    ///
    /// Throws if the file is not a list of tasks, or has a newer version, and leaves it unchanged.
    package init(path: String, configuration: Configuration = Configuration()) throws {
        connection = try Connection(path: path, busyTimeout: configuration.busyTimeout)
        try TaskSchema.check(connection)
        if let pages = configuration.maximumPages { try connection.run("PRAGMA max_page_count = \(pages)") }
        try connection.run("PRAGMA synchronous = FULL")
        try TaskSchema.migrate(connection)
        knownVersion = try dataVersion()
    }

    /// All tasks, in order, and whether another program changed them since they were last fetched.
    package func fetchTasksAndChange() throws -> (tasks: [Task], isChangedByOthers: Bool) {
        // Read before the tasks, so that the next call finds every change that the tasks may lack.
        let version = try dataVersion()
        let tasks = try connection.all("SELECT id, title, memo, is_done FROM task ORDER BY rank, id") { Task($0) }
        defer { knownVersion = version }
        return (tasks, version != knownVersion)
    }

    package func readChanges() throws -> TaskEvent? {
        try dataVersion() == knownVersion ? nil : .reset(fetchTasks())
    }

    /// Adds a task at the top. The same transaction discards its draft.
    package func create(title: String, memo: String, replacing draft: Draft.ID?, as _: ChangeID) throws -> Task {
        try connection.transaction {
            if let draft { try discardDraft(id: draft) }
            let rank = try rank(below: nil)
            try connection.run(
                "INSERT INTO task (title, memo, rank) VALUES (?, ?, ?)", .text(title), .text(memo), .integer(rank))
            return Task(id: connection.lastInsertedID, title: title, memo: memo)
        }
    }

    /// Changes the title and the memo of a task. The text in a file has no versions: the last change wins.
    package func update(
        id: Task.ID, from _: Int64, title: String, memo: String, replacing draft: Draft.ID?, as _: ChangeID
    ) throws -> Task {
        try connection.transaction {
            if let draft { try discardDraft(id: draft) }
            let row = try row(id)
            try connection.run(
                "UPDATE task SET title = ?, memo = ? WHERE id = ?", .text(title), .text(memo), .integer(id))
            return Task(id: id, title: title, memo: memo, isDone: row.task.isDone)
        }
    }

    package func toggleDone(id: Task.ID, as _: ChangeID) throws -> Task {
        try connection.transaction {
            let task = try row(id).task
            let toggled = task.with(isDone: !task.isDone)
            try connection.run(
                "UPDATE task SET is_done = ? WHERE id = ?", .integer(toggled.isDone ? 1 : 0), .integer(id))
            return toggled
        }
    }

    package func delete(id: Task.ID, as _: ChangeID) throws -> DeletedTask {
        try connection.transaction {
            let row = try rowWithNeighbours(id)
            try connection.run("DELETE FROM task WHERE id = ?", .integer(id))
            return row
        }
    }

    package func restore(_ deleted: DeletedTask, as _: ChangeID) throws -> Task.ID? {
        try connection.transaction {
            let (task, rank) = (deleted.task, try restoredRank(of: deleted))
            try connection.run(
                "INSERT INTO task (id, title, memo, is_done, rank) VALUES (?, ?, ?, ?, ?)", .integer(task.id),
                .text(task.title), .text(task.memo), .integer(task.isDone ? 1 : 0), .integer(rank))
            return try rankedTasks(where: "rank < $1 ORDER BY rank DESC, id DESC LIMIT 1", [rank]).first?.id
        }
    }

    package func move(id: Task.ID, below other: Task.ID?, as _: ChangeID) throws -> Task {
        try connection.transaction {
            let task = try row(id).task
            if id != other { try setRank(rank(below: other, except: id), of: id) }
            return task
        }
    }

    package func move(id: Task.ID, _ direction: MoveDirection, as _: ChangeID) throws -> Task.ID? {
        try connection.transaction {
            let place = try place(direction, from: id)
            if !place.isCurrent { try setRank(rank(below: place.above, except: id), of: id) }
            return place.above
        }
    }

    /// A number that changes when another program changes the file, and only then.
    private func dataVersion() throws -> Int64 {
        try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
    }
}

extension SQLiteTaskStore: TaskOrder {
    func find(_ id: Task.ID) throws -> DeletedTask? {
        try connection.first("SELECT id, title, memo, is_done, rank FROM task WHERE id = ?", .integer(id)) {
            DeletedTask(task: Task($0), rank: $0.integer(4))
        }
    }

    func rankedTasks(where condition: String, _ values: [Int64]) throws -> [RankedTask] {
        try connection.rows("SELECT id, rank FROM task WHERE \(condition)", values.map(Value.integer)) {
            RankedTask(id: $0.integer(0), rank: $0.integer(1))
        }
    }

    func setRank(_ rank: Int64, of id: Task.ID) throws {
        try connection.run("UPDATE task SET rank = ? WHERE id = ?", .integer(rank), .integer(id))
    }
}

extension Task {
    /// - Parameter row: The columns `id`, `title`, `memo` and `is_done`.
    fileprivate init(_ row: Row) {
        self.init(id: row.integer(0), title: row.text(1), memo: row.text(2), isDone: row.integer(3) != 0)
    }
}
