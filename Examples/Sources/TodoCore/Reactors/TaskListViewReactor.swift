import Localization
import ReactorKit
import Rx

/// The reactor of the list of tasks. It changes the tasks through the service.
///
/// A change through the service does not mutate the list directly. The list changes when the service emits its event,
/// in this window and in every other.
package final class TaskListViewReactor: Reactor {
    /// The answers to the question of whether to replace a damaged list with an empty one.
    package enum StartAfreshAction: AlertAction, CaseIterable {
        case cancel
        case startAfresh

        package var title: String {
            switch self {
            case .cancel: localized("Cancel")
            case .startAfresh: localized("Start Afresh")
            }
        }

        package var style: AlertActionStyle {
            switch self {
            case .cancel: .cancel
            case .startAfresh: .default
            }
        }
    }

    package enum Action: Sendable, Hashable, Codable {
        case refresh
        /// Sets a damaged file aside, if the user agrees.
        case startAfresh
        case search(String)
        case toggleEditing
        /// Toggles a task from its state after all earlier changes. So a second toggle may come before the list shows
        /// the first.
        case toggleTaskDone(Task.ID)
        case deleteTask(Task.ID)
        case undoDelete(DeletedTask)
        case undoLastDelete
        /// Moves a task below another, or to the top.
        case moveTask(Task.ID, below: Task.ID?)
        /// Moves a task by one place, from its position after all earlier changes. So a second move may come before
        /// the list shows the first.
        case moveTaskOnePlace(Task.ID, MoveDirection)
        case openTask(Task.ID)
        /// Opens the drafts that were unsaved when the program ended.
        case restoreDrafts
    }

    package enum Mutation: Sendable, Codable {
        case setTasks([Task])
        case failLoading(TaskFailure)
        case setRefreshFailure(TaskFailure?)
        case setQuery(String)
        case toggleEditing
        case insertTask(Task, below: Task.ID?)
        case updateTask(Task)
        case setDone(Bool, Task.ID)
        case deleteTask(Task.ID)
        case moveTask(Task.ID, below: Task.ID?)
        case mergeTasks(MergedTasks)
        case offerUndo(DeletedTask)
        case withdrawUndo(Task.ID)
        case openTask(Task)
        case openDraft(Draft)
    }

    /// The page that fills the window.
    package enum Page: String, Sendable, CaseIterable {
        case loading, failed, empty, noMatches, tasks
    }

    /// The progress of loading the tasks from the disk.
    package enum Loading: Sendable, Equatable, Codable {
        case underWay
        case done
        case failed(TaskFailure)
    }

    package struct State: Sendable, Codable {
        package var isEditing = false
        package var loading = Loading.underWay
        package var listing = TaskListing()

        /// The failure of the last refresh; `nil` if it succeeded.
        package var refreshFailure: TaskFailure?

        /// The tasks that were deleted in this window and can be restored. The last deletion is at the end.
        package var deletedTasks: [DeletedTask] = []

        /// Pulses with a deleted task that the user can restore.
        @Pulse package var undoOffer: DeletedTask?

        /// Pulses with the task to edit.
        @Pulse package var openedTask: Task?

        /// Pulses with the draft to continue.
        @Pulse package var openedDraft: Draft?

        /// The tasks to show.
        package var tasks: [Task] { listing.found }

        package var page: Page {
            switch loading {
            case .underWay: .loading
            case .failed: .failed
            case .done where listing.tasks.isEmpty: .empty
            case .done: listing.found.isEmpty ? .noMatches : .tasks
            }
        }

        /// The reason why the tasks could not be loaded; `nil` if loading has not failed.
        package var failure: TaskFailure? {
            if case .failed(let failure) = loading { failure } else { nil }
        }

        /// Whether tasks can be moved. They cannot be moved within search results, where a position means little.
        package var canMove: Bool { isEditing && listing.query.isEmpty }
    }

    package let initialState = State()
    package let scheduler: any Scheduler
    package let provider: any ServiceProviderProtocol

    /// - Parameter scheduler: The scheduler that searches and changes lists; it must be serial. The default does so on
    ///   the thread of the action or the event.
    package init(
        provider: any ServiceProviderProtocol, scheduler: any Scheduler = CurrentThreadScheduler.instance
    ) {
        (self.provider, self.scheduler) = (provider, scheduler)
    }

    /// The shown tasks. Emits the current tasks, then each change. They are compared on ``scheduler``.
    package var tasks: Observable<[Task]> { select(\.tasks) }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        Observable.merge(mutation, provider.taskService.event.map { Mutation($0) })
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        let service = provider.taskService
        switch action {
        case .refresh: return refresh()
        case .startAfresh: return currentState.failure?.isDamage == true ? startAfresh() : .empty()
        case .search(let query): return .just(.setQuery(query))
        case .toggleEditing: return .just(.toggleEditing)
        case .toggleTaskDone(let id): return task(id) == nil ? .empty() : saving(service.toggleDone(taskID: id))
        case .deleteTask(let id): return delete(id)
        case .undoDelete(let deleted): return restore(deleted)
        case .undoLastDelete: return currentState.deletedTasks.last.map(restore) ?? .empty()
        case .moveTask(let id, let other): return saving(service.move(taskID: id, below: other))
        case .moveTaskOnePlace(let id, let direction): return saving(service.move(taskID: id, direction))
        case .openTask(let id): return task(id).map { .just(.openTask($0)) } ?? .empty()
        case .restoreDrafts: return restoreDrafts()
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setTasks(let tasks):
            state.listing = TaskListing(tasks, query: state.listing.query)
            state.loading = .done
        case .failLoading(let failure): state.loading = .failed(failure)
        case .setRefreshFailure(let failure): state.refreshFailure = failure
        case .setQuery(let query): state.listing.query = query
        case .toggleEditing: state.isEditing.toggle()
        case .insertTask(let task, let other): state.listing.insert(task, below: other)
        case .updateTask(let task): state.listing.update(task.id) { _ in task }
        case .setDone(let isDone, let id): state.listing.update(id) { $0.with(isDone: isDone) }
        case .deleteTask(let id): state.listing.delete(id)
        case .moveTask(let id, let other): state.listing.move(id, below: other)
        case .mergeTasks(let merged): state.listing.merge(merged)
        case .offerUndo(let deleted):
            state.deletedTasks.append(deleted)
            state.undoOffer = deleted
        case .withdrawUndo(let id): state.deletedTasks.removeAll { $0.id == id }
        case .openTask(let task): state.openedTask = task
        case .openDraft(let draft): state.openedDraft = draft
        }
        return state
    }

    /// Makes the reactor of the screen for a new task, which shares this reactor's services.
    package func reactorForCreatingTask() -> TaskEditViewReactor {
        TaskEditViewReactor(provider: provider, mode: .new)
    }

    /// Makes the reactor of the screen for an existing task.
    package func reactorForEditingTask(_ task: Task) -> TaskEditViewReactor {
        TaskEditViewReactor(provider: provider, mode: .edit(task))
    }

    /// Makes the reactor of the screen for a draft of an earlier run of the program.
    package func reactorForDraft(_ draft: Draft) -> TaskEditViewReactor {
        TaskEditViewReactor(provider: provider, mode: draft.task.map { .edit($0) } ?? .new, draft: draft)
    }

    /// Makes the reactor of a task's row.
    package func reactorForCell(_ task: Task) -> TaskCellReactor { TaskCellReactor(task: task, list: self) }
}

extension TaskListViewReactor {
    private func task(_ id: Task.ID) -> Task? { currentState.listing.tasks.first { $0.id == id } }

    /// Loads the tasks. If they are already loaded, takes over the changes of other programs.
    private func refresh() -> Observable<Mutation> {
        let service = provider.taskService
        guard currentState.loading == .done else { return loading(service.fetchTasks()) }
        return service.refresh().map { Mutation.setRefreshFailure(nil) }
            .catch { [weak self] error in self?.failRefreshing(error) ?? .empty() }
    }

    /// Shows a failure, unless the refresh before failed alike. Closing the alert activates the window, which refreshes
    /// again.
    private func failRefreshing(_ error: any Error) -> Observable<Mutation> {
        let failure = TaskFailure.refreshing(error)
        guard currentState.refreshFailure != failure else { return .empty() }
        return .concat([.just(.setRefreshFailure(failure)), show(failure)])
    }

    /// Opens the drafts that earlier runs of the program left. After a failure, the next start tries again.
    private func restoreDrafts() -> Observable<Mutation> {
        provider.taskService.takeDrafts().flatMap { Observable.from($0) }.map { Mutation.openDraft($0) }
            .catch { [weak self] error in self?.show(.restoringDrafts(error)) ?? .empty() }
    }

    /// Shows a failure. Completes when the user has closed the alert.
    private func show(_ failure: TaskFailure) -> Observable<Mutation> {
        provider.alertService.show(failure, over: ObjectIdentifier(self))
    }

    private func startAfresh() -> Observable<Mutation> {
        let service = provider.taskService
        let answer = provider.alertService.show(
            title: localized("Start with an Empty List?"),
            message: localized("The damaged file is kept in its folder, with the date in its name."),
            actions: StartAfreshAction.allCases, over: ObjectIdentifier(self))
        return loading(
            answer.filter { $0 == .startAfresh }
                .flatMap { _ in service.startAfresh() }
                .flatMap { Observable<[Task]>.empty() })
    }

    private func loading(_ tasks: Observable<[Task]>) -> Observable<Mutation> {
        tasks.map { .setTasks($0) }.catch { .just(.failLoading(.loading($0))) }
    }

    /// Deletes a task. A task that is already deleted only leaves the list: the user may press Delete again before the
    /// store answers.
    private func delete(_ id: Task.ID) -> Observable<Mutation> {
        let deletion = provider.taskService.delete(taskID: id).map { Mutation.offerUndo($0) }
            .catch { error in
                guard (error as? TaskStoreError) == .noSuchTask(id) else { throw error }
                return .just(.deleteTask(id))
            }
        return saving(deletion) { .just($0) }
    }

    private func restore(_ deleted: DeletedTask) -> Observable<Mutation> {
        guard currentState.deletedTasks.contains(deleted) else { return .empty() }
        return .concat([
            .just(.withdrawUndo(deleted.id)),
            saving(provider.taskService.restore(deleted), orElse: .offerUndo(deleted)),
        ])
    }

    /// Runs a change of the service, and then the mutations of `next`. If the change fails, emits `failed` and shows an
    /// alert.
    private func saving<Result: Sendable>(
        _ change: Observable<Result>, orElse failed: Mutation? = nil,
        _ next: @escaping @Sendable (Result) -> Observable<Mutation> = { _ in .empty() }
    ) -> Observable<Mutation> {
        let screen = ObjectIdentifier(self)
        return change.flatMap(next).catch { [alertService = provider.alertService] error in
            .concat([
                failed.map { .just($0) } ?? .empty(),
                alertService.show(.saving(error), over: screen),
            ])
        }
    }
}

extension TaskListViewReactor.Mutation {
    fileprivate init(_ event: TaskEvent) {
        switch event {
        case .create(let task, let other): self = .insertTask(task, below: other)
        case .update(let task): self = .updateTask(task)
        case .delete(let id): self = .deleteTask(id)
        case .move(let id, let other): self = .moveTask(id, below: other)
        case .markAsDone(let id): self = .setDone(true, id)
        case .markAsUndone(let id): self = .setDone(false, id)
        case .merge(let merged): self = .mergeTasks(merged)
        case .reset(let tasks): self = .setTasks(tasks)
        }
    }
}
