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

    func rankedTasks(where condition: String, _ values: [Int64]) throws -> [RankedTask] {
        try connection.rows(
            "SELECT id, rank FROM todo.task WHERE NOT is_deleted AND \(condition)",
            values.map(PostgreSQLValue.integer)
        ) { RankedTask(id: $0.integer(0), rank: $0.integer(1)) }
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
