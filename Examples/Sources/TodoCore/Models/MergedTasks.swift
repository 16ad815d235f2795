/// What others changed in a list: the tasks that are gone, and the changed tasks with their places.
package struct MergedTasks: Sendable, Hashable, Codable {
    /// A changed task, which may be new or at a new place.
    package struct Placed: Sendable, Hashable, Codable {
        package let task: Task
        /// The task above; `nil` at the top.
        package let above: Task.ID?

        package init(_ task: Task, below above: Task.ID?) { (self.task, self.above) = (task, above) }
    }

    package let deleted: [Task.ID]
    /// The changed tasks from the top to the bottom of the list.
    package let placed: [Placed]

    package init(deleted: [Task.ID], placed: [Placed]) { (self.deleted, self.placed) = (deleted, placed) }
}
