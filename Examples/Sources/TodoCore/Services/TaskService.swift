import Foundation
import Rx
import Synchronization

/// Manages the tasks. ``event`` emits every change once it is on the disk, so that all screens stay in step.
///
/// The returned observables do their work for each subscription, on the thread that the service chooses. They fail with
/// a `DatabaseError`, a ``ServerError`` or a ``TaskStoreError``. After a failure nothing has changed, and no event is
/// emitted.
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
    ///
    /// - Parameter version: The ``Task/textVersion`` that the person has changed. Fails with
    ///   ``TaskStoreError/conflict(_:)`` if the text has another version now. 0 stands for any version.
    func update(
        taskID: Task.ID, from version: Int64, title: String, memo: String, replacing draft: Draft.ID?
    ) -> Observable<Task>

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
        update(taskID: taskID, from: 0, title: title, memo: memo, replacing: nil)
    }
}

/// Keeps the tasks in a store.
package final class TaskService: TaskServiceProtocol {
    package let event = PublishSubject<TaskEvent>()
    private let worker: TaskStoreWorker
    private let drafts: DraftKeeper
    private let path: String
    private let timers: any SchedulerType
    private let latestState: BehaviorRelay<ConnectionState>
    private let following: any Disposable

    /// Whether the changes of others arrive. Emits the current state, then each change.
    package var connectionState: Observable<ConnectionState> { latestState.distinctUntilChanged() }

    /// - Parameters:
    ///   - scheduler: The scheduler that runs all work with the store; it must be serial.
    ///   - path: The file of the store, or of the drafts of a shared store.
    ///   - feed: Reports when a shared store may have changed; `nil` for a store in a file. The service reads the
    ///     changes, and emits them on ``event``.
    ///   - timers: Runs the waits between two attempts to use a server.
    ///   - open: Opens the store. The service calls it when it needs the store and none is open: at first, after
    ///     `open` has failed, after ``close()``, and in and after ``startAfresh()``.
    package init(
        scheduler: any ImmediateSchedulerType, path: String, feed: Observable<FeedEvent>? = nil,
        timers: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "todo.timers"),
        open: @escaping @Sendable () throws -> any TaskStore
    ) {
        (self.path, self.timers) = (path, timers)
        worker = TaskStoreWorker(scheduler: scheduler, open: open)
        drafts = DraftKeeper(worker: worker)
        latestState = BehaviorRelay(value: feed == nil ? .online : .connecting)
        following = Self.follow(feed ?? .empty(), latestState, worker, event, timers).subscribe()
    }

    deinit { following.dispose() }

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
            try store.readChanges()
        } then: { [event] changes in
            if let changes { event.onNext(changes) }
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
        change(emitting: { .create($0, below: nil) }) {
            try $0.create(title: title, memo: memo, replacing: draft, as: $1)
        }
    }

    package func update(
        taskID: Task.ID, from version: Int64, title: String, memo: String, replacing draft: Draft.ID?
    ) -> Observable<Task> {
        change(emitting: { .update($0) }) {
            try $0.update(id: taskID, from: version, title: title, memo: memo, replacing: draft, as: $1)
        }
    }

    package func keepDraft(_ draft: Draft) -> Observable<Void> { drafts.set(draft, for: draft.id) }

    package func discardDraft(id: Draft.ID) -> Observable<Void> { drafts.set(nil, for: id) }

    package func takeDrafts() -> Observable<[Draft]> { worker.perform { try $0.takeDrafts() } }

    package func delete(taskID: Task.ID) -> Observable<DeletedTask> {
        change(emitting: { .delete(id: $0.id) }) { try $0.delete(id: taskID, as: $1) }
    }

    package func restore(_ deleted: DeletedTask) -> Observable<Task> {
        change(emitting: { .create(deleted.task, below: $0) }) { try $0.restore(deleted, as: $1) }
            .map { _ in deleted.task }
    }

    package func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task> {
        change(emitting: { .move(id: $0.id, below: other) }) { try $0.move(id: taskID, below: other, as: $1) }
    }

    package func move(taskID: Task.ID, _ direction: MoveDirection) -> Observable<Task.ID?> {
        change(emitting: { .move(id: taskID, below: $0) }) { try $0.move(id: taskID, direction, as: $1) }
    }

    package func toggleDone(taskID: Task.ID) -> Observable<Task> {
        change(emitting: { $0.isDone ? .markAsDone(id: $0.id) : .markAsUndone(id: $0.id) }) {
            try $0.toggleDone(id: taskID, as: $1)
        }
    }

    /// Closes the file after all earlier calls are done. The next call opens it again.
    package func close() -> Completable { worker.close() }

    /// Runs `work` and emits its event on ``event``, even if the subscription is disposed of. Only then emits the
    /// result.
    ///
    /// If the connection ends while the change is committed, runs `work` again, with the same identity of the change,
    /// until the server has answered or the subscription is disposed of.
    private func change<Result: Sendable>(
        emitting makeEvent: @escaping @Sendable (Result) -> TaskEvent,
        _ work: @escaping @Sendable (any TaskStore, ChangeID) throws -> Result
    ) -> Observable<Result> {
        .deferred { [worker, event, timers] in
            let (change, isUncertain) = (ChangeID(), Flag())
            let changing = worker.perform({ try work($0, change) }, then: { event.onNext(makeEvent($0)) })
            return changing.retry(Self.attempts, scheduler: timers) { error in
                guard let error = error as? ServerError else { return false }
                if error.reason == .outcomeUnknown { isUncertain.set() }
                return isUncertain.value && error.isTransient
            }
        }
    }

    /// The attempts to use a server that has failed.
    private static let attempts = RepeatBehavior.exponentialDelayed(maxCount: .max, initial: 0.25, multiplier: 1)
        .capped(at: 15).jittered(by: 0.5)

    /// Reads the changes of others at each signal of `feed`, and emits them on `event`. Never emits.
    private static func follow(
        _ feed: Observable<FeedEvent>, _ state: BehaviorRelay<ConnectionState>, _ worker: TaskStoreWorker,
        _ event: PublishSubject<TaskEvent>, _ timers: any SchedulerType
    ) -> Observable<Never> {
        feed.do(onNext: {
            switch $0 {
            case .online: state.accept(.online)
            case .offline(let error, let retryAt): state.accept(.offline(error, retryAt: retryAt))
            case .changed: break
            }
        })
        .filter { if case .offline = $0 { false } else { true } }
        .flatMapLatest { _ in catchUp(worker, event, timers) }
    }

    /// Reads the changes of others. A signal that follows disposes of the subscription. If the worker has not started
    /// by then, it does nothing, so that many signals cause few reads. After a failure that will not pass, the next signal
    /// reads again.
    private static func catchUp(
        _ worker: TaskStoreWorker, _ event: PublishSubject<TaskEvent>, _ timers: any SchedulerType
    ) -> Observable<Never> {
        .deferred {
            let isObsolete = Flag()
            return worker.perform { store in
                isObsolete.value ? nil : try store.readChanges()
            } then: { changes in
                if let changes { event.onNext(changes) }
            }
            .retry(attempts, scheduler: timers) { ($0 as? ServerError)?.isTransient == true }
            .ignoreElements()
            .catch { error in
                try? FileHandle.standardError.write(
                    contentsOf: Data("todo: the changes of others could not be read: \(error)\n".utf8))
                return .empty()
            }
            .do(onDispose: { isObsolete.set() })
        }
    }
}

/// A value that becomes true once.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var value: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}
