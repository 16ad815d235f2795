/// A change of the tasks. The service emits it after the change is on the disk of this machine or of
/// the server.
package enum TaskEvent: Sendable, Hashable {
    /// A task was added below another, or at the top if `below` is `nil`.
    case create(Task, below: Task.ID?)
    /// The title or the memo of a task changed.
    case update(Task)
    /// A task was deleted.
    case delete(id: Task.ID)
    /// A task was moved below another, or to the top if `below` is `nil`.
    case move(id: Task.ID, below: Task.ID?)
    case markAsDone(id: Task.ID)
    case markAsUndone(id: Task.ID)
    /// Others changed tasks of a shared list.
    case merge(MergedTasks)
    /// Another program changed the tasks, or a damaged file was replaced. The event has all tasks, in order.
    case reset([Task])
}
