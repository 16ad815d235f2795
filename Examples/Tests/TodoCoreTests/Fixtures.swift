import Database
import Foundation
import ReactorKit
import Rx
import RxTest
import Synchronization
import TodoCore

/// A folder that is removed when this object is freed.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "todo-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var database: String { path + "/tasks.db" }

    /// The bytes of the database file.
    func contents() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }
}

/// Answers alerts as the test decides, and records them.
final class StubAlertService: AlertServiceProtocol {
    struct Alert: Sendable, Equatable {
        let title: String
        let message: String
        let actions: [String]
    }

    private let shown = Mutex<[Alert]>([])
    private let answers = Mutex<[String]>([])

    var alerts: [Alert] { shown.withLock { $0 } }

    /// Sets the title of the next action to choose. Without a title, the last action is chosen.
    func answer(_ title: String) { answers.withLock { $0.append(title) } }

    func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action> {
        .deferred { [self] in
            shown.withLock { $0.append(Alert(title: title, message: message, actions: actions.map(\.title))) }
            let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return .just(actions.first { $0.title == answer } ?? actions[actions.count - 1])
        }
    }
}

/// Services with their own file, in virtual time. Each call takes one tick.
struct Fixture {
    let folder: TemporaryFolder
    let scheduler = TestScheduler(initialClock: 0)
    let alertService = StubAlertService()
    let provider: ServiceProvider
    var taskService: any TaskServiceProtocol { provider.taskService }

    /// - Parameter titles: The titles of the initial tasks, from top to bottom.
    init(_ titles: [String] = [], configuration: SQLiteTaskStore.Configuration = .init()) throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let path = folder.database
        if !titles.isEmpty {
            let store = try SQLiteTaskStore(path: path)
            for title in titles.reversed() { _ = try store.create(title: title, memo: "") }
        }
        provider = ServiceProvider(
            alertService: alertService,
            taskService: TaskService(scheduler: scheduler, path: path) {
                try SQLiteTaskStore(path: path, configuration: configuration)
            })
    }

    /// A list that has loaded its tasks.
    func makeList() -> TaskListViewReactor {
        let reactor = TaskListViewReactor(provider: provider)
        reactor.action.onNext(.refresh)
        scheduler.start()
        return reactor
    }

    /// Sends the actions and runs the scheduler until all work is done.
    func send<R: Reactor>(_ actions: R.Action..., to reactor: R) {
        actions.forEach(reactor.action.onNext)
        scheduler.start()
    }

    /// The tasks on the disk, from top to bottom.
    func savedTasks() throws -> [Task] { try SQLiteTaskStore(path: folder.database).fetchTasks() }
}

extension TaskListViewReactor {
    var titles: [String] { currentState.tasks.map(\.title) }

    func task(_ title: String) -> Task {
        guard let task = currentState.listing.tasks.first(where: { $0.title == title }) else {
            fatalError("no task \(title)")
        }
        return task
    }

    func id(_ title: String) -> Task.ID { task(title).id }
}
