/// What happened to the tasks. It is told after it is safe on the disk.
package enum TaskEvent: Sendable, Hashable {
    /// There is a new task, below another; at the top when that is `nil`.
    case create(Task, below: Task.ID?)
    /// A task has another title or memo.
    case update(Task)
    /// A task is gone.
    case delete(id: Task.ID)
    /// A task stands below another now; at the top when that is `nil`.
    case move(id: Task.ID, below: Task.ID?)
    case markAsDone(id: Task.ID)
    case markAsUndone(id: Task.ID)
    /// Another program changed the tasks as well: these are all of them, in order.
    case reset([Task])
}
