import ReactorKit
import Rx

/// Shows a task in a list, and hands on to the list what is done with it.
package final class TaskCellReactor: Reactor {
    package enum Action: Sendable, Hashable {
        case toggleDone
        case delete
        case open
    }

    package enum Mutation: Sendable {
        case setEditing(Bool)
    }

    package struct State: Sendable, Hashable {
        package let task: Task
        /// Whether the list is being edited.
        package var isEditing: Bool
    }

    package let initialState: State
    private let list: TaskListViewReactor

    package init(task: Task, list: TaskListViewReactor) {
        initialState = State(task: task, isEditing: list.currentState.isEditing)
        self.list = list
    }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        let editing = list.state.map(\.isEditing).distinctUntilChanged().map { Mutation.setEditing($0) }
        return Observable.merge(mutation, editing)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        let id = initialState.task.id
        switch action {
        case .toggleDone: list.action.onNext(.toggleTaskDone(id))
        case .delete: list.action.onNext(.deleteTask(id))
        case .open: list.action.onNext(.openTask(id))
        }
        return .empty()
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setEditing(let isEditing): state.isEditing = isEditing
        }
        return state
    }
}
