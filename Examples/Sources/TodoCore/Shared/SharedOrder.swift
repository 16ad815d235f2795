#if PostgreSQL
import PostgreSQL

/// The order of the tasks in a database.
struct SharedOrder: TaskOrder {
    private let connection: PostgreSQLConnection

    init(_ connection: PostgreSQLConnection) { self.connection = connection }

    func move(_ id: Task.ID, below other: Task.ID?, version: Int64) throws {
        let rank = try rank(below: other, except: id)
        try connection.run(
            "UPDATE todo.task SET rank = $2, version = $3 WHERE id = $1", .integer(id), .integer(rank),
            .integer(version))
    }

    func find(_ id: Task.ID) throws -> DeletedTask? {
        try connection.first(
            "SELECT \(Task.columns), rank FROM todo.task WHERE id = $1 AND NOT is_deleted", .integer(id)
        ) { DeletedTask(task: Task($0), rank: $0.integer(5)) }
    }

    func firstRank(from rank: Int64, except: Task.ID) throws -> Int64? {
        try connection.first(
            "SELECT rank FROM todo.task WHERE NOT is_deleted AND rank >= $1 AND id <> $2 ORDER BY rank LIMIT 1",
            .integer(rank), .integer(except)
        ) { $0.integer(0) }
    }

    func lastTask(withRank rank: Int64) throws -> Task.ID? {
        try connection.first(
            "SELECT id FROM todo.task WHERE NOT is_deleted AND rank = $1 ORDER BY id DESC LIMIT 1", .integer(rank)
        ) { $0.integer(0) }
    }

    func ranks(upTo rank: Int64, count: Int) throws -> [RankedTask] {
        try ranks("rank <= $1 ORDER BY rank DESC, id DESC", rank, count)
    }

    func ranks(after rank: Int64, count: Int) throws -> [RankedTask] {
        try ranks("rank > $1 ORDER BY rank, id", rank, count)
    }

    private func ranks(_ condition: String, _ rank: Int64, _ limit: Int) throws -> [RankedTask] {
        try connection.all(
            "SELECT id, rank FROM todo.task WHERE NOT is_deleted AND \(condition) LIMIT $2", .integer(rank),
            .integer(Int64(limit))
        ) { RankedTask(id: $0.integer(0), rank: $0.integer(1)) }
    }

    func tasksAbove(_ row: DeletedTask, count: Int) throws -> [Task.ID] {
        try ids("(rank, id) < ($1, $2) ORDER BY rank DESC, id DESC LIMIT \(count)", row)
    }

    func taskBelow(_ row: DeletedTask) throws -> Task.ID? {
        try ids("(rank, id) > ($1, $2) ORDER BY rank, id LIMIT 1", row).first
    }

    private func ids(_ condition: String, _ row: DeletedTask) throws -> [Task.ID] {
        try connection.all(
            "SELECT id FROM todo.task WHERE NOT is_deleted AND \(condition)", .integer(row.rank), .integer(row.id)
        ) { $0.integer(0) }
    }

    /// Does not change the version of the task: a rank between the same neighbours is no change of the order.
    func setRank(_ rank: Int64, of id: Task.ID) throws {
        try connection.run("UPDATE todo.task SET rank = $2 WHERE id = $1", .integer(id), .integer(rank))
    }
}

extension Task {
    static let columns = "id, title, memo, is_done, text_version"

    /// - Parameter row: A row that begins with ``columns``.
    init(_ row: PostgreSQLRow) {
        self.init(
            id: row.integer(0), title: row.text(1), memo: row.text(2), textVersion: row.integer(4),
            isDone: row.boolean(3))
    }
}
#endif
