import Rx

/// Manages the tasks. ``event`` emits every change once it is on the disk, so that all screens stay in step.
///
/// The returned observables do their work for each subscription, on the thread that the service chooses. They fail with
/// a `DatabaseError` or a ``TaskStoreError``. After a failure nothing has changed, and no event is emitted.
package protocol TaskServiceProtocol: Sendable {
    /// Emits each change of the tasks.
    var event: PublishSubject<TaskEvent> { get }

    /// All tasks, in order. If another program changed them, emits them on ``event`` too, for the other screens.
    func fetchTasks() -> Observable<[Task]>

    /// Emits all tasks on ``event``, if another program changed them.
    func refresh() -> Observable<Void>

    /// Opens the file again. If it is damaged, renames it first, so that an empty one is created. Emits all tasks on
    /// ``event``.
    func startAfresh() -> Observable<Void>

    /// Adds a task at the top, and discards its draft.
    func create(title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task>

    /// Changes the title and the memo of a task, and discards the draft of the change.
    func update(taskID: Task.ID, title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task>

    /// Stores a draft. If an earlier version of the draft still waits to be written, replaces that version and
    /// completes at once. So only the latest version is written if a draft changes faster than the file can be written.
    func keepDraft(_ draft: Draft) -> Observable<Void>

    func discardDraft(id: Draft.ID) -> Observable<Void>

    /// Emits the drafts that earlier runs of the program left. Each draft is emitted only once.
    func takeDrafts() -> Observable<[Draft]>

    func delete(taskID: Task.ID) -> Observable<DeletedTask>

    /// Restores a deleted task at its former position.
    func restore(_ deleted: DeletedTask) -> Observable<Task>

    /// Moves a task below another, or to the top if `other` is `nil`.
    func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task>

    /// Moves a task by one place, from its position after all earlier changes. Does nothing if no task is in that
    /// direction.
    ///
    /// - Returns: Emits the ID of the task that is then above the moved task; `nil` if the moved task is at the top.
    func move(taskID: Task.ID, _ direction: MoveDirection) -> Observable<Task.ID?>

    /// Marks a task as done, or as undone if it is done after all earlier changes.
    func toggleDone(taskID: Task.ID) -> Observable<Task>
}

extension TaskServiceProtocol {
    package func create(title: String, memo: String) -> Observable<Task> {
        create(title: title, memo: memo, replacing: nil)
    }

    package func update(taskID: Task.ID, title: String, memo: String) -> Observable<Task> {
        update(taskID: taskID, title: title, memo: memo, replacing: nil)
    }
}

/// Keeps the tasks in a store.
package final class TaskService: TaskServiceProtocol {
    package let event = PublishSubject<TaskEvent>()
    private let worker: TaskStoreWorker
    private let drafts: DraftKeeper
    private let path: String

    /// - Parameters:
    ///   - scheduler: The scheduler that runs all work with the store; it must be serial.
    ///   - path: The file of the store.
    ///   - open: Opens the store. The service calls it when it needs the store and none is open: at first, after
    ///     `open` has failed, after ``close()``, and in and after ``startAfresh()``.
    package init(
        scheduler: any ImmediateSchedulerType, path: String, open: @escaping @Sendable () throws -> TaskStore
    ) {
        self.path = path
        worker = TaskStoreWorker(scheduler: scheduler, open: open)
        drafts = DraftKeeper(worker: worker)
    }

    package func fetchTasks() -> Observable<[Task]> {
        worker.perform { store in
            try store.fetchTasksAndChange()
        } then: { [event] fetched in
            if fetched.isChangedByOthers { event.onNext(.reset(fetched.tasks)) }
        }
        .map { $0.tasks }
    }

    package func refresh() -> Observable<Void> {
        worker.perform { store in
            try store.isChangedByOthers() ? store.fetchTasks() : nil
        } then: { [event] tasks in
            if let tasks { event.onNext(.reset(tasks)) }
        }
        .map { _ in }
    }

    package func startAfresh() -> Observable<Void> {
        worker.repair { [path] in
            try TaskFile.setAside(path)
        } then: { [event] tasks in
            event.onNext(.reset(tasks))
        }
        .map { _ in }
    }

    package func create(title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task> {
        change(emitting: { .create($0, below: nil) }) { try $0.create(title: title, memo: memo, replacing: draft) }
    }

    package func update(
        taskID: Task.ID, title: String, memo: String, replacing draft: Draft.ID?
    ) -> Observable<Task> {
        change(emitting: { .update($0) }) { try $0.update(id: taskID, title: title, memo: memo, replacing: draft) }
    }

    package func keepDraft(_ draft: Draft) -> Observable<Void> { drafts.set(draft, for: draft.id) }

    package func discardDraft(id: Draft.ID) -> Observable<Void> { drafts.set(nil, for: id) }

    package func takeDrafts() -> Observable<[Draft]> { worker.perform { try $0.takeDrafts() } }

    package func delete(taskID: Task.ID) -> Observable<DeletedTask> {
        change(emitting: { .delete(id: $0.id) }) { try $0.delete(id: taskID) }
    }

    package func restore(_ deleted: DeletedTask) -> Observable<Task> {
        change(emitting: { .create(deleted.task, below: $0) }) { try $0.restore(deleted) }
            .map { _ in deleted.task }
    }

    package func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task> {
        change(emitting: { .move(id: $0.id, below: other) }) { try $0.move(id: taskID, below: other) }
    }

    package func move(taskID: Task.ID, _ direction: MoveDirection) -> Observable<Task.ID?> {
        change(emitting: { .move(id: taskID, below: $0) }) { try $0.move(id: taskID, direction) }
    }

    package func toggleDone(taskID: Task.ID) -> Observable<Task> {
        change(emitting: { $0.isDone ? .markAsDone(id: $0.id) : .markAsUndone(id: $0.id) }) {
            try $0.toggleDone(id: taskID)
        }
    }

    /// Closes the file after all earlier calls are done. The next call opens it again.
    package func close() -> Completable { worker.close() }

    /// Runs `work` and emits its event on ``event``, even if the subscription is disposed of. Only then emits the
    /// result.
    private func change<Result: Sendable>(
        emitting makeEvent: @escaping @Sendable (Result) -> TaskEvent,
        _ work: @escaping @Sendable (TaskStore) throws -> Result
    ) -> Observable<Result> {
        worker.perform(work) { [event] in event.onNext(makeEvent($0)) }
    }
}
