import ReactorKit
import Rx

@testable import TodoCore

/// Todo's list with a defect: an undo withdraws its offer only after the task is restored, so a second undo meanwhile
/// restores the task again.
final class HastyListReactor: Reactor {
    typealias Action = TaskListViewReactor.Action
    typealias Mutation = TaskListViewReactor.Mutation

    struct State: Codable, Sendable {
        var list = TaskListViewReactor.State()
    }

    let initialState = State()
    private let list: TaskListViewReactor
    private let provider: any ServiceProviderProtocol

    init(provider: any ServiceProviderProtocol) {
        (self.provider, list) = (provider, TaskListViewReactor(provider: provider))
        scope(list, state: \.list, action: { $0 }, mutation: { $0 })
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .undoDelete(let deleted):
            currentState.list.deletedTasks.contains(deleted) ? restore(deleted) : .empty()
        case .undoLastDelete: currentState.list.deletedTasks.last.map(restore) ?? .empty()
        default: list.effects(of: action)
        }
    }

    private func restore(_ deleted: DeletedTask) -> Observable<Mutation> {
        provider.taskService.restore(deleted)
            .map { _ in Mutation.withdrawUndo(deleted.id) }
            .catch { _ in .just(.offerUndo(deleted)) }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        list.reduce(&state.list, mutation: mutation)
        return state
    }
}
