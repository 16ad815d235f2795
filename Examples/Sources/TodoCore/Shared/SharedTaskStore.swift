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

    let address: ServerAddress
    let configuration: Configuration
    private let drafts: SQLiteTaskStore
    /// `nil` before the first call, and after the connection was lost.
    var connection: PostgreSQLConnection?
    /// The version of the last change that was read; `nil` before the tasks were fetched.
    var knownVersion: Int64?

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
#endif
