#if PostgreSQL
import Foundation
import PostgreSQL

/// The tasks in a PostgreSQL database, which several machines share. The drafts stay in a file of this machine.
///
/// Each change is a transaction that locks the row of the counter and takes its next number as the version of the
/// changed task. So the changes are committed in the order of their versions, and reading all tasks above a version
/// misses no change. The transaction also stores its answer under the identity of the change, and notifies the channel
/// `todo`.
package final class SharedTaskStore: TaskStore {
    /// The options for opening a store.
    package struct Configuration: Sendable {
        /// The oldest version of the server that is accepted, such as 120000 for 12.
        package let oldestServer: Int32

        package init(oldestServer: Int32? = nil) { self.oldestServer = oldestServer ?? SharedSchema.oldestServer }
    }

    private let address: ServerAddress
    private let configuration: Configuration
    private let drafts: SQLiteTaskStore
    /// `nil` before the first call, and after the connection was lost.
    private var connection: PostgreSQLConnection?
    /// The version of the last change that was read; `nil` before the tasks were fetched.
    private var knownVersion: Int64?

    /// If more tasks have changed, all tasks are read anew.
    private static let longestMerge = 500

    /// Opens the file of the drafts. The first call that needs the server connects to it.
    ///
    /// - Parameter drafts: The file. It is created if it does not exist.
    package init(address: ServerAddress, drafts: String, configuration: Configuration = Configuration()) throws {
        (self.address, self.configuration) = (address, configuration)
        self.drafts = try SQLiteTaskStore(path: drafts)
    }

    package func fetchTasksAndChange() throws -> (tasks: [Task], isChangedByOthers: Bool) {
        let (tasks, version) = try reading { connection in
            let version = try connection.version()
            let tasks = try connection.all(
                "SELECT \(Task.columns) FROM todo.task WHERE NOT is_deleted ORDER BY rank, id"
            ) { Task($0) }
            return (tasks, version)
        }
        defer { knownVersion = version }
        return (tasks, knownVersion.map { $0 != version } ?? false)
    }

    package func readChanges() throws -> TaskEvent? {
        // If the tasks could not be fetched before, they can be now.
        guard let known = knownVersion else { return .reset(try fetchTasks()) }
        let (event, version) = try reading { connection -> (TaskEvent?, Int64) in
            let version = try connection.version()
            // The version is lower if the database was restored from a backup.
            if version == known { return (nil, version) }
            let merged = version < known ? nil : try Self.merged(connection, after: known)
            return (merged.map { .merge($0) }, version)
        }
        guard version != known else { return nil }
        guard let event else { return .reset(try fetchTasks()) }
        knownVersion = version
        return event
    }

    /// - Returns: `nil` if too many tasks have changed.
    private static func merged(_ connection: PostgreSQLConnection, after version: Int64) throws -> MergedTasks? {
        let rows = try connection.all(
            """
            SELECT \(Task.columns), is_deleted, (
                SELECT id FROM todo.task AS above
                WHERE NOT is_deleted AND (above.rank, above.id) < (task.rank, task.id)
                ORDER BY rank DESC, id DESC LIMIT 1)
            FROM todo.task AS task WHERE version > $1 ORDER BY task.rank, task.id LIMIT $2
            """, .integer(version), .integer(Int64(longestMerge + 1))
        ) { (placed: MergedTasks.Placed(Task($0), below: $0.optionalInteger(6)), isDeleted: $0.boolean(5)) }
        guard rows.count <= longestMerge else { return nil }
        return MergedTasks(
            deleted: rows.filter(\.isDeleted).map(\.placed.task.id),
            placed: rows.filter { !$0.isDeleted }.map(\.placed))
    }

    package func create(title: String, memo: String, replacing draft: Draft.ID?, as change: ChangeID) throws -> Task {
        let (title, memo) = (Self.storable(title), Self.storable(memo))
        let task = try changing(change) { connection, version in
            let rank = try SharedOrder(connection).rank(below: nil)
            let id = try connection.first(
                """
                INSERT INTO todo.task (title, memo, rank, text_version, version) VALUES ($1, $2, $3, $4, $4)
                RETURNING id
                """, .text(title), .text(memo), .integer(rank), .integer(version)
            ) { $0.integer(0) }
            guard let id else { preconditionFailure("INSERT has returned no row") }
            return Task(id: id, title: title, memo: memo, textVersion: version)
        }
        discard(draft)
        return task
    }

    package func update(
        id: Task.ID, from base: Int64, title: String, memo: String, replacing draft: Draft.ID?, as change: ChangeID
    ) throws -> Task {
        let (title, memo) = (Self.storable(title), Self.storable(memo))
        let task = try changing(change) { connection, version in
            let found = try SharedOrder(connection).row(id).task
            guard (found.title, found.memo) != (title, memo) else { return found }
            guard base == 0 || base == found.textVersion else { throw TaskStoreError.conflict(found) }
            try connection.run(
                "UPDATE todo.task SET title = $2, memo = $3, text_version = $4, version = $4 WHERE id = $1",
                .integer(id), .text(title), .text(memo), .integer(version))
            return Task(id: id, title: title, memo: memo, textVersion: version, isDone: found.isDone)
        }
        discard(draft)
        return task
    }

    package func toggleDone(id: Task.ID, as change: ChangeID) throws -> Task {
        try changing(change) { connection, version in
            let task = try connection.first(
                """
                UPDATE todo.task SET is_done = NOT is_done, version = $2 WHERE id = $1 AND NOT is_deleted
                RETURNING \(Task.columns)
                """, .integer(id), .integer(version)
            ) { Task($0) }
            guard let task else { throw TaskStoreError.noSuchTask(id) }
            return task
        }
    }

    package func delete(id: Task.ID, as change: ChangeID) throws -> DeletedTask {
        try changing(change) { connection, version in
            let row = try SharedOrder(connection).rowWithNeighbours(id)
            try connection.run(
                "UPDATE todo.task SET is_deleted = true, version = $2 WHERE id = $1", .integer(id), .integer(version))
            return row
        }
    }

    /// Restores a deleted task. Does nothing if somebody else has restored it.
    package func restore(_ deleted: DeletedTask, as change: ChangeID) throws -> Task.ID? {
        try changing(change) { connection, version in
            let order = SharedOrder(connection)
            if try order.find(deleted.id) == nil {
                let restored = try connection.first(
                    """
                    UPDATE todo.task SET is_deleted = false, rank = $2, version = $3 WHERE id = $1 RETURNING id
                    """, .integer(deleted.id), .integer(try order.restoredRank(of: deleted)), .integer(version)
                ) { $0.integer(0) }
                if restored == nil { throw TaskStoreError.noSuchTask(deleted.id) }
            }
            return try order.rowWithNeighbours(deleted.id).above
        }
    }

    package func move(id: Task.ID, below other: Task.ID?, as change: ChangeID) throws -> Task {
        try changing(change) { connection, version in
            let order = SharedOrder(connection)
            let task = try order.row(id).task
            if id != other { try order.move(id, below: other, version: version) }
            return task
        }
    }

    package func move(id: Task.ID, _ direction: MoveDirection, as change: ChangeID) throws -> Task.ID? {
        try changing(change) { connection, version in
            let order = SharedOrder(connection)
            let place = try order.place(direction, from: id)
            if !place.isCurrent { try order.move(id, below: place.above, version: version) }
            return place.above
        }
    }

    package func keepDraft(_ draft: Draft) throws { try drafts.keepDraft(draft) }

    package func discardDraft(id: Draft.ID) throws { try drafts.discardDraft(id: id) }

    /// Takes over drafts. Throws if the server cannot be reached, and then takes none over.
    package func takeDrafts() throws -> [Draft] {
        try drafts.takeDrafts(findingTasks: { id in
            try reading { try SharedOrder($0).find(id)?.task }
        })
    }

    /// Discards the draft of a saved task. Reports a failure on standard error, because the change itself is saved. The
    /// next start then shows the draft once more.
    private func discard(_ draft: Draft.ID?) {
        guard let draft else { return }
        do { try drafts.discardDraft(id: draft) } catch {
            try? FileHandle.standardError.write(
                contentsOf: Data("todo: the draft of a saved task could not be discarded: \(error)\n".utf8))
        }
    }

    /// A text that the server can store. It cannot store the character NUL, and "␀" takes its place.
    private static func storable(_ text: String) -> String {
        text.utf8.contains(0) ? text.replacing("\0", with: "\u{2400}") : text
    }
}

extension SharedTaskStore {
    /// Runs `body` in a read transaction, on a new connection if the old one was lost.
    private func reading<Result>(_ body: (PostgreSQLConnection) throws -> Result) throws -> Result {
        try connected { connection in try connection.snapshot { try body(connection) } }
    }

    /// Makes a change once. If the change was made before, returns its answer, and changes nothing.
    ///
    /// - Parameter body: Makes the change with a version, and returns the answer. Called again if the connection was lost
    ///   before `COMMIT` was sent.
    private func changing<Answer: Codable>(
        _ id: ChangeID, _ body: (PostgreSQLConnection, Int64) throws -> Answer
    ) throws -> Answer {
        let (answer, version) = try connected { connection -> (Answer, Int64?) in
            try connection.transaction {
                // Three statements, because a statement does not see what was committed while it waited for a lock.
                let version = try connection.version(locking: true) + 1
                let uuid = PostgreSQLValue.text(id.uuid.uuidString)
                let answered = try connection.first("SELECT answer FROM todo.change WHERE id = $1", uuid) { $0.text(0) }
                if let answered { return (try Kept(answered).answer, nil) }
                let answer = try body(connection, version)
                try connection.run(
                    """
                    WITH counted AS (UPDATE todo.counter SET version = $1::bigint),
                        kept AS (INSERT INTO todo.change (id, version, answer) VALUES ($2, $1::bigint, $3))
                    SELECT pg_notify('\(SharedTaskStore.channel)', $1::bigint::text)
                    """, .integer(version), uuid, .text(try Kept(answer: answer).text))
                return (answer, version)
            }
        }
        // If others have made changes since, they and this one are read together.
        if let version, knownVersion == version - 1 { knownVersion = version }
        return answer
    }

    /// The channel of the notifications.
    static let channel = "todo"

    /// Runs `body` with a connection. Throws a ``ServerError`` for each failure of the server.
    ///
    /// If a connection that was made for an earlier call is lost, `body` runs again on a new one. A failure after that,
    /// or while `COMMIT` was under way, is thrown.
    private func connected<Result>(_ body: (PostgreSQLConnection) throws -> Result) throws -> Result {
        try ServerError.wrapping {
            if let connection {
                do { return try using(connection, body) } catch let error as PostgreSQLError where error.reason == .lost
                {}
            }
            let fresh = try PostgreSQLConnection(address)
            try SharedSchema.prepare(fresh, oldestServer: configuration.oldestServer)
            connection = fresh
            return try using(fresh, body)
        }
    }

    private func using<Result>(
        _ connection: PostgreSQLConnection, _ body: (PostgreSQLConnection) throws -> Result
    ) throws -> Result {
        defer { if !connection.isIdle { self.connection = nil } }
        return try body(connection)
    }
}

extension PostgreSQLConnection {
    /// The version of the last change.
    fileprivate func version(locking: Bool = false) throws -> Int64 {
        let version = try first("SELECT version FROM todo.counter\(locking ? " FOR UPDATE" : "")") { $0.integer(0) }
        guard let version else {
            throw ServerError(.foreign, address: address.description, message: "The table “counter” is empty.")
        }
        return version
    }
}

extension Task {
    fileprivate static let columns = "id, title, memo, is_done, text_version"

    /// - Parameter row: A row that begins with ``columns``.
    fileprivate init(_ row: PostgreSQLRow) {
        self.init(
            id: row.integer(0), title: row.text(1), memo: row.text(2), textVersion: row.integer(4),
            isDone: row.boolean(3))
    }
}

/// The order of the tasks in a database.
private struct SharedOrder: TaskOrder {
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

/// The answer of a change, as the database keeps it.
private struct Kept<Answer: Codable>: Codable {
    let answer: Answer

    init(answer: Answer) { self.answer = answer }

    init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
#endif
