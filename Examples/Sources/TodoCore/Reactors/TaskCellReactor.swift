import ReactorKit

/// Shows a task in a list.
package final class TaskCellReactor: Reactor {
    package enum Action: Sendable {}

    package let initialState: Task

    package init(task: Task) { initialState = task }
}
