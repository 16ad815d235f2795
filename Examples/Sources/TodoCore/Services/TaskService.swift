import Rx

/// Knows the tasks. Every change is told on ``event`` once it is safe, so that all screens stay in step.
///
/// What is returned does the work for each subscription, wherever the service does that, and fails with a
/// `DatabaseError` or a ``TaskStoreError``; then nothing has changed and no event is told.
package protocol TaskServiceProtocol: Sendable {
    /// What happens to the tasks, as it happens.
    var event: PublishSubject<TaskEvent> { get }

    /// All tasks, in order.
    func fetchTasks() -> Observable<[Task]>

    /// Tells of all tasks on ``event`` if another program changed them.
    func refresh() -> Observable<Void>

    /// Gives a damaged file another name, so that there is an empty one; does nothing when the file is not damaged.
    func startAfresh() -> Observable<Void>

    /// Adds a task at the top. With it goes the draft that it was made of.
    func create(title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task>

    /// Writes another title and memo. With that goes the draft that they were made of.
    func update(taskID: Task.ID, title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task>

    /// Keeps what is typed; of what follows faster than the file can be written, the last.
    func keepDraft(_ draft: Draft) -> Observable<Void>

    func discardDraft(id: Draft.ID) -> Observable<Void>

    /// The drafts that an earlier run of the program left; each is given once.
    func takeDrafts() -> Observable<[Draft]>

    func delete(taskID: Task.ID) -> Observable<DeletedTask>

    /// Puts a deleted task back to where it stood.
    func restore(_ deleted: DeletedTask) -> Observable<Task>

    /// Moves a task below another; to the top when that is `nil`.
    func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task>

    func markAsDone(taskID: Task.ID) -> Observable<Task>

    func markAsUndone(taskID: Task.ID) -> Observable<Task>
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
    ///   - scheduler: Where the store is worked with; must be serial.
    ///   - path: The file of the store.
    ///   - open: Opens the store, when it is needed first; again when that failed.
    package init(
        scheduler: any ImmediateSchedulerType, path: String, open: @escaping @Sendable () throws -> TaskStore
    ) {
        self.path = path
        worker = TaskStoreWorker(scheduler: scheduler, open: open)
        drafts = DraftKeeper(worker: worker)
    }

    package func fetchTasks() -> Observable<[Task]> { worker.perform { try $0.fetchTasks() } }

    package func refresh() -> Observable<Void> {
        worker.perform { store in try store.isChangedByOthers() ? TaskEvent.reset(try store.fetchTasks()) : nil }
            .do(onNext: { [event] in $0.map(event.onNext) })
            .map { _ in }
    }

    package func startAfresh() -> Observable<Void> { worker.repair { [path] in try TaskFile.setAside(path) } }

    package func create(title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task> {
        change(telling: { .create($0, below: nil) }) { try $0.create(title: title, memo: memo, replacing: draft) }
    }

    package func update(
        taskID: Task.ID, title: String, memo: String, replacing draft: Draft.ID?
    ) -> Observable<Task> {
        change(telling: { .update($0) }) { try $0.update(id: taskID, title: title, memo: memo, replacing: draft) }
    }

    package func keepDraft(_ draft: Draft) -> Observable<Void> { drafts.set(draft, for: draft.id) }

    package func discardDraft(id: Draft.ID) -> Observable<Void> { drafts.set(nil, for: id) }

    package func takeDrafts() -> Observable<[Draft]> { worker.perform { try $0.takeDrafts() } }

    package func delete(taskID: Task.ID) -> Observable<DeletedTask> {
        change(telling: { .delete(id: $0.id) }) { try $0.delete(id: taskID) }
    }

    package func restore(_ deleted: DeletedTask) -> Observable<Task> {
        change(telling: { .create(deleted.task, below: $0) }) { try $0.restore(deleted) }
            .map { _ in deleted.task }
    }

    package func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task> {
        change(telling: { .move(id: $0.id, below: other) }) { try $0.move(id: taskID, below: other) }
    }

    package func markAsDone(taskID: Task.ID) -> Observable<Task> {
        change(telling: { .markAsDone(id: $0.id) }) { try $0.setDone(true, id: taskID) }
    }

    package func markAsUndone(taskID: Task.ID) -> Observable<Task> {
        change(telling: { .markAsUndone(id: $0.id) }) { try $0.setDone(false, id: taskID) }
    }

    /// Closes the file when what was asked for before is done; the next call opens it again.
    package func close() -> Completable { worker.close() }

    /// Does `work`, tells of it, and only then emits what it returned.
    private func change<Result: Sendable>(
        telling makeEvent: @escaping @Sendable (Result) -> TaskEvent,
        _ work: @escaping @Sendable (TaskStore) throws -> Result
    ) -> Observable<Result> {
        worker.perform(work).do(onNext: { [event] in event.onNext(makeEvent($0)) })
    }
}
