import Database

/// The tasks in a file. When a call returns, its change is on the disk, except a draft, which a loss of power may lose.
/// When a call throws, nothing has changed.
///
/// One thread at a time may use a store.
package final class TaskStore {
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

    /// All tasks, in order.
    package func fetchTasks() throws -> [Task] { try fetchTasksAndChange().tasks }

    /// All tasks, in order, and whether another program changed them since they were last fetched.
    func fetchTasksAndChange() throws -> (tasks: [Task], isChangedByOthers: Bool) {
        // Read before the tasks, so that the next call finds every change that the tasks may lack.
        let version = try dataVersion()
        let tasks = try connection.all("SELECT id, title, memo, is_done FROM task ORDER BY rank, id") { Task($0) }
        defer { knownVersion = version }
        return (tasks, version != knownVersion)
    }

    /// Whether another program changed the tasks since they were fetched.
    package func isChangedByOthers() throws -> Bool { try dataVersion() != knownVersion }

    /// Adds a task at the top.
    ///
    /// - Parameter draft: The draft of the task. The same transaction discards it.
    package func create(title: String, memo: String, replacing draft: Draft.ID? = nil) throws -> Task {
        try connection.transaction {
            if let draft { try discardDraft(id: draft) }
            let rank = try rank(below: nil)
            try connection.run(
                "INSERT INTO task (title, memo, rank) VALUES (?, ?, ?)", .text(title), .text(memo), .integer(rank))
            return Task(id: connection.lastInsertedID, title: title, memo: memo)
        }
    }

    package func update(id: Task.ID, title: String, memo: String, replacing draft: Draft.ID? = nil) throws -> Task {
        try connection.transaction {
            if let draft { try discardDraft(id: draft) }
            let row = try row(id)
            try connection.run(
                "UPDATE task SET title = ?, memo = ? WHERE id = ?", .text(title), .text(memo), .integer(id))
            return Task(id: id, title: title, memo: memo, isDone: row.task.isDone)
        }
    }

    /// Ticks a task off, or back if it is done.
    package func toggleDone(id: Task.ID) throws -> Task {
        try connection.transaction {
            let task = try row(id).task
            let toggled = task.with(isDone: !task.isDone)
            try connection.run(
                "UPDATE task SET is_done = ? WHERE id = ?", .integer(toggled.isDone ? 1 : 0), .integer(id))
            return toggled
        }
    }

    package func delete(id: Task.ID) throws -> DeletedTask {
        try connection.transaction {
            var row = try row(id)
            (row.above, row.below) = (try tasksAbove(row, 1).first, try taskBelow(row))
            try connection.run("DELETE FROM task WHERE id = ?", .integer(id))
            return row
        }
    }

    /// Restores a deleted task at its former position.
    ///
    /// - Returns: The ID of the task above; `nil` if the restored task is at the top.
    package func restore(_ deleted: DeletedTask) throws -> Task.ID? {
        try connection.transaction {
            let (task, rank) = (deleted.task, try restoredRank(of: deleted))
            try connection.run(
                "INSERT INTO task (id, title, memo, is_done, rank) VALUES (?, ?, ?, ?, ?)", .integer(task.id),
                .text(task.title), .text(task.memo), .integer(task.isDone ? 1 : 0), .integer(rank))
            return try connection.first(
                "SELECT id FROM task WHERE rank < ? ORDER BY rank DESC, id DESC LIMIT 1", .integer(rank)
            ) { $0.integer(0) }
        }
    }

    /// Moves a task below another, or to the top if `other` is `nil`.
    package func move(id: Task.ID, below other: Task.ID?) throws -> Task {
        try connection.transaction {
            let task = try row(id).task
            if id != other { try setRank(of: id, below: other) }
            return task
        }
    }

    /// Moves a task by one place. Does nothing if no task is in that direction.
    ///
    /// - Returns: The ID of the task that is now above the moved task; `nil` if the moved task is at the top.
    package func move(id: Task.ID, _ direction: MoveDirection) throws -> Task.ID? {
        try connection.transaction {
            let row = try row(id)
            let above = try tasksAbove(row, 2)
            let other: Task.ID?
            switch direction {
            case .up:
                if above.isEmpty { return nil }
                other = above.dropFirst().first
            case .down:
                guard let next = try taskBelow(row) else { return above.first }
                other = next
            }
            try setRank(of: id, below: other)
            return other
        }
    }

    /// The tasks above a task, at most `count`. The nearest comes first.
    private func tasksAbove(_ row: DeletedTask, _ count: Int) throws -> [Task.ID] {
        try ids("(rank, id) < (?, ?) ORDER BY rank DESC, id DESC LIMIT \(count)", row)
    }

    /// The task directly below a task; `nil` at the bottom.
    private func taskBelow(_ row: DeletedTask) throws -> Task.ID? {
        try ids("(rank, id) > (?, ?) ORDER BY rank, id LIMIT 1", row).first
    }

    private func ids(_ condition: String, _ row: DeletedTask) throws -> [Task.ID] {
        try connection.all("SELECT id FROM task WHERE \(condition)", .integer(row.rank), .integer(row.id)) {
            $0.integer(0)
        }
    }

    private func setRank(of id: Task.ID, below other: Task.ID?) throws {
        let rank = try rank(below: other, except: id)
        try connection.run("UPDATE task SET rank = ? WHERE id = ?", .integer(rank), .integer(id))
    }

    func row(_ id: Task.ID) throws -> DeletedTask {
        guard let row = try find(id) else { throw TaskStoreError.noSuchTask(id) }
        return row
    }

    func find(_ id: Task.ID) throws -> DeletedTask? {
        try connection.first("SELECT id, title, memo, is_done, rank FROM task WHERE id = ?", .integer(id)) {
            DeletedTask(task: Task($0), rank: $0.integer(4))
        }
    }

    /// A number that changes when another program changes the file, and only then.
    private func dataVersion() throws -> Int64 {
        try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
    }
}

extension Task {
    /// - Parameter row: The columns `id`, `title`, `memo` and `is_done`.
    fileprivate init(_ row: Row) {
        self.init(id: row.integer(0), title: row.text(1), memo: row.text(2), isDone: row.integer(3) != 0)
    }
}
