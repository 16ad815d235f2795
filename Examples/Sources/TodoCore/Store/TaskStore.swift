import Foundation

/// Keeps the tasks: in a file (``SQLiteTaskStore``) or on a server that several machines share. When a call returns,
/// its change is on the disk, except a draft, which a loss of power may lose. When a call throws, nothing has changed,
/// unless the error says that this is unknown.
///
/// The calls wait for the disk or the server. One thread at a time may use a store.
package protocol TaskStore: AnyObject {
    /// All tasks, in order, and whether others changed them since they were last read.
    func fetchTasksAndChange() throws -> (tasks: [Task], isChangedByOthers: Bool)

    /// What others changed since the tasks were last read; `nil` if there is nothing new.
    func readChanges() throws -> TaskEvent?

    /// Adds a task at the top.
    ///
    /// - Parameters:
    ///   - draft: The draft of the task, to discard.
    ///   - change: The identity of the change. A shared store makes a change once, even if it is called again with the
    ///     same identity because the first answer was lost.
    func create(title: String, memo: String, replacing draft: Draft.ID?, as change: ChangeID) throws -> Task

    /// Changes the title and the memo of a task.
    ///
    /// - Parameter version: The ``Task/textVersion`` that the person has changed. Throws
    ///   ``TaskStoreError/conflict(_:)`` if the text has another version now. 0 stands for any version.
    func update(
        id: Task.ID, from version: Int64, title: String, memo: String, replacing draft: Draft.ID?, as change: ChangeID
    ) throws -> Task

    /// Ticks a task off, or back if it is done.
    func toggleDone(id: Task.ID, as change: ChangeID) throws -> Task

    func delete(id: Task.ID, as change: ChangeID) throws -> DeletedTask

    /// Restores a deleted task at its former position.
    ///
    /// - Returns: The ID of the task above; `nil` if the restored task is at the top.
    func restore(_ deleted: DeletedTask, as change: ChangeID) throws -> Task.ID?

    /// Moves a task below another, or to the top if `other` is `nil`.
    func move(id: Task.ID, below other: Task.ID?, as change: ChangeID) throws -> Task

    /// Moves a task by one place. Does nothing if no task is in that direction.
    ///
    /// - Returns: The ID of the task that is now above the moved task; `nil` if the moved task is at the top.
    func move(id: Task.ID, _ direction: MoveDirection, as change: ChangeID) throws -> Task.ID?

    /// Stores a draft in place of its earlier version.
    func keepDraft(_ draft: Draft) throws

    func discardDraft(id: Draft.ID) throws

    /// Takes over the drafts of runs of the program that have ended, in the order of their last changes.
    func takeDrafts() throws -> [Draft]
}

/// The identity of a change, which its client makes.
package struct ChangeID: Sendable, Hashable {
    package let uuid = UUID()

    package init() {}
}

extension TaskStore {
    /// All tasks, in order.
    package func fetchTasks() throws -> [Task] { try fetchTasksAndChange().tasks }

    package func create(title: String, memo: String, replacing draft: Draft.ID? = nil) throws -> Task {
        try create(title: title, memo: memo, replacing: draft, as: ChangeID())
    }

    package func update(id: Task.ID, from version: Int64 = 0, title: String, memo: String) throws -> Task {
        try update(id: id, from: version, title: title, memo: memo, replacing: nil, as: ChangeID())
    }

    package func toggleDone(id: Task.ID) throws -> Task { try toggleDone(id: id, as: ChangeID()) }

    package func delete(id: Task.ID) throws -> DeletedTask { try delete(id: id, as: ChangeID()) }

    package func restore(_ deleted: DeletedTask) throws -> Task.ID? { try restore(deleted, as: ChangeID()) }

    package func move(id: Task.ID, below other: Task.ID?) throws -> Task {
        try move(id: id, below: other, as: ChangeID())
    }

    package func move(id: Task.ID, _ direction: MoveDirection) throws -> Task.ID? {
        try move(id: id, direction, as: ChangeID())
    }
}
