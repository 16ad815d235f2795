import Database
import ReactorTest
import Rx
import Synchronization

@testable import TodoCore

/// Services whose answers the exploration chooses. Their tasks are in memory.
struct ExploredServices: ServiceProviderProtocol {
    let tasks: ExploredTaskService
    private let alerts: ExploredAlertService

    /// - Parameter titles: The titles of the initial tasks, from top to bottom. Their ids are 1, 2 and so on.
    init(_ world: Exploration, _ titles: [String] = []) {
        (tasks, alerts) = (ExploredTaskService(world, titles), ExploredAlertService(world: world))
    }

    var taskService: any TaskServiceProtocol { tasks }
    var alertService: any AlertServiceProtocol { alerts }
}

/// Runs its requests one after another when the exploration answers them, like the service of the app, also those that
/// nothing waits for any more.
final class ExploredTaskService: TaskServiceProtocol {
    /// The contents of the store.
    fileprivate struct Contents {
        var rows: [DeletedTask] = []
        var drafts: [Draft.ID: Draft] = [:]
        var lastID: Task.ID = 0
    }

    fileprivate static let gap: Int64 = 1 << 32

    let event = PublishSubject<TaskEvent>()
    private let world: Exploration
    private let contents: Mutex<Contents>
    private let requests = SerialRequests()

    init(_ world: Exploration, _ titles: [String]) {
        self.world = world
        let rows = titles.enumerated().map { index, title in
            DeletedTask(task: Task(id: Int64(index + 1), title: title), rank: Int64(index) * Self.gap)
        }
        contents = Mutex(Contents(rows: rows, lastID: Int64(rows.count)))
    }

    /// The saved tasks, from top to bottom.
    var saved: [Task] { contents.withLock { $0.rows.map(\.task) } }

    /// The drafts that the next run of the program would open.
    var drafts: [Draft] { contents.withLock { Array($0.drafts.values) } }

    func fetchTasks() -> Observable<[Task]> { perform("fetching") { $0.rows.map(\.task) } }

    func refresh() -> Observable<Void> { perform("refreshing") { _ in } }

    func startAfresh() -> Observable<Void> {
        perform("setting the file aside", emitting: { .reset($0) }) { $0.rows.map(\.task) }.map { _ in }
    }

    func create(title: String, memo: String, replacing draft: Draft.ID?) -> Observable<Task> {
        perform("creating \(title)", emitting: { .create($0, below: nil) }) { contents in
            if let draft { contents.drafts[draft] = nil }
            contents.lastID += 1
            let task = Task(id: contents.lastID, title: title, memo: memo)
            let rank = (contents.rows.first?.rank ?? 0) - Self.gap
            contents.rows.insert(DeletedTask(task: task, rank: rank), at: 0)
            return task
        }
    }

    func update(
        taskID: Task.ID, from _: Int64, title: String, memo: String, replacing draft: Draft.ID?
    ) -> Observable<Task> {
        perform("updating \(taskID)", emitting: { .update($0) }) { contents in
            if let draft { contents.drafts[draft] = nil }
            return try contents.change(taskID) { Task(id: $0.id, title: title, memo: memo, isDone: $0.isDone) }
        }
    }

    func keepDraft(_ draft: Draft) -> Observable<Void> {
        perform("keeping the draft", canFail: false) { $0.drafts[draft.id] = draft }
    }

    func discardDraft(id: Draft.ID) -> Observable<Void> {
        perform("discarding the draft", canFail: false) { $0.drafts[id] = nil }
    }

    func takeDrafts() -> Observable<[Draft]> { perform("taking the drafts") { Array($0.drafts.values) } }

    func delete(taskID: Task.ID) -> Observable<DeletedTask> {
        perform("deleting \(taskID)", emitting: { .delete(id: $0.id) }) { contents in
            contents.rows.remove(at: try contents.index(of: taskID))
        }
    }

    func restore(_ deleted: DeletedTask) -> Observable<Task> {
        perform("restoring \(deleted.id)", emitting: { .create(deleted.task, below: $0) }) { contents in
            guard !contents.rows.contains(where: { $0.id == deleted.id }) else { throw Refusal() }
            return contents.insert(deleted)
        }
        .map { _ in deleted.task }
    }

    func move(taskID: Task.ID, below other: Task.ID?) -> Observable<Task> {
        perform("moving \(taskID)", emitting: { .move(id: $0.id, below: other) }) { contents in
            try contents.move(taskID, below: other)
        }
    }

    func move(taskID: Task.ID, _ direction: MoveDirection) -> Observable<Task.ID?> {
        perform("moving \(taskID) \(direction)", emitting: { .move(id: taskID, below: $0) }) { contents in
            let index = try contents.index(of: taskID)
            let passed = direction == .up ? index - 1 : index + 1
            guard contents.rows.indices.contains(passed) else { return contents.id(at: index - 1) }
            let other = contents.id(at: direction == .up ? index - 2 : passed)
            try contents.move(taskID, below: other)
            return other
        }
    }

    func toggleDone(taskID: Task.ID) -> Observable<Task> {
        perform(
            "toggling \(taskID)", emitting: { $0.isDone ? .markAsDone(id: $0.id) : .markAsUndone(id: $0.id) }
        ) { contents in
            try contents.change(taskID) { $0.with(isDone: !$0.isDone) }
        }
    }

    /// Changes the contents and emits the event. Only then emits the result.
    ///
    /// - Parameter canFail: False for drafts, whose failures the app only logs.
    private func perform<Result: Sendable>(
        _ request: String, canFail: Bool = true, emitting makeEvent: (@Sendable (Result) -> TaskEvent)? = nil,
        _ change: @escaping @Sendable (inout Contents) throws -> Result
    ) -> Observable<Result> {
        .create { [self] observer in
            requests.add { [self] finish in
                let run: @Sendable () throws -> Result = { [self] in try contents.withLock { try change(&$0) } }
                _ = world.single(request, canFail: canFail, failure: Refusal(), run)
                    .subscribe { [self] result in
                        switch result {
                        case .success(let value):
                            if let makeEvent { event.onNext(makeEvent(value)) }
                            observer.onNext(value)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                        finish()
                    }
            }
            return Disposables.create()
        }
    }
}

/// The error of a request.
private struct Refusal: Error, CustomStringConvertible {
    let description = "The disk refused."
}

extension ExploredTaskService.Contents {
    fileprivate func index(of id: Task.ID) throws -> Int {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { throw TaskStoreError.noSuchTask(id) }
        return index
    }

    /// The id of the task at an index; `nil` above the top.
    fileprivate func id(at index: Int) -> Task.ID? { index < 0 ? nil : rows[index].id }

    @discardableResult
    fileprivate mutating func move(_ id: Task.ID, below other: Task.ID?) throws -> Task {
        let row = rows[try index(of: id)]
        guard id != other else { return row.task }
        let above = try other.map { rows[try index(of: $0)].rank }
        rows.removeAll { $0.id == id }
        let below = rows.first { $0.rank > above ?? .min }?.rank
        let rank =
            switch (above, below) {
            case (let above?, let below?): above + (below - above) / 2
            case (let above?, nil): above + ExploredTaskService.gap
            case (nil, let below?): below - ExploredTaskService.gap
            case (nil, nil): Int64(0)
            }
        insert(DeletedTask(task: row.task, rank: rank))
        return row.task
    }

    fileprivate mutating func change(_ id: Task.ID, _ make: (Task) -> Task) throws -> Task {
        let index = try index(of: id)
        rows[index] = DeletedTask(task: make(rows[index].task), rank: rows[index].rank)
        return rows[index].task
    }

    /// - Returns: The task above.
    @discardableResult
    fileprivate mutating func insert(_ row: DeletedTask) -> Task.ID? {
        let index = rows.firstIndex { $0.rank > row.rank } ?? rows.count
        rows.insert(row, at: index)
        return index == 0 ? nil : rows[index - 1].id
    }
}

/// Starts each request after the one before it has finished.
private final class SerialRequests: Sendable {
    typealias Request = @Sendable (_ finish: @escaping @Sendable () -> Void) -> Void

    /// The requests that have not finished. The first has started.
    private let requests = Mutex<[Request]>([])

    func add(_ request: @escaping Request) {
        let isFirst = requests.withLock { requests in
            requests.append(request)
            return requests.count == 1
        }
        if isFirst { start(request) }
    }

    private func start(_ request: Request) {
        request { [self] in
            let next = requests.withLock { requests in
                requests.removeFirst()
                return requests.first
            }
            if let next { start(next) }
        }
    }
}

/// Alerts whose answers the exploration chooses.
struct ExploredAlertService: AlertServiceProtocol {
    let world: Exploration

    func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action> {
        let answers = actions.map { action in
            world.single("“\(title)”: \(action.title)", canFail: false) { action }.asObservable()
        }
        return Observable.merge(answers).take(1)
    }
}
