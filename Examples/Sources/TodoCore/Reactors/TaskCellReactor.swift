import ReactorKit
import Rx

/// The reactor of a task's row. It forwards all actions to the reactor of the list.
package final class TaskCellReactor: Reactor {
    package enum Action: Sendable, Hashable {
        case toggleDone
        case delete
        case open
    }

    package typealias Mutation = Never

    package let initialState: Task
    private let list: TaskListViewReactor

    package init(task: Task, list: TaskListViewReactor) {
        initialState = task
        self.list = list
    }

    /// Whether the list is being edited. Emits the current value, then each change.
    package var editing: Observable<Bool> { list.select(\.isEditing) }

    /// Whether tasks can be moved. Emits the current value, then each change.
    package var moving: Observable<Bool> { list.select(\.canMove) }

    /// Whether the list is being edited now.
    package var isEditing: Bool { list.currentState.isEditing }

    package func mutate(action: Action) -> Observable<Mutation> {
        let id = initialState.id
        switch action {
        case .toggleDone: list.action.onNext(.toggleTaskDone(id))
        case .delete: list.action.onNext(.deleteTask(id))
        case .open: list.action.onNext(.openTask(id))
        }
        return .empty()
    }
}
