import Foundation
import ReactorKit
import Rx
import RxGTK
import TodoCore
import XCTest

@testable import TodoViews

/// A test case for windows. Synchronous tests run on GTK's thread, the main thread. Each test fails if GTK complains.
class TodoViewsTestCase: XCTestCase {
    /// GTK 4.24.1 prints this when it shows a popup, such as a tooltip. GTKVersions.md has the proof.
    private static let causeless = "gdk_frame_timings_submitted() called on submitted frame"

    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            LoggedWarnings.record()
            _ = LoggedWarnings.take()
        }
    }

    func onMain(_ body: @MainActor (ViewFixture) -> Void) {
        MainActor.assumeIsolated {
            body(ViewFixture())
            XCTAssertEqual(LoggedWarnings.take().filter { !$0.contains(Self.causeless) }, [])
        }
    }
}

/// Services with their own file. They answer synchronously.
@MainActor
final class ViewFixture {
    private let folder = NSTemporaryDirectory() + "todo-views-\(UUID().uuidString)"
    private let alertService = StayingAlertService()
    let provider: ServiceProvider

    var alerts: [String] { alertService.alerts.value }

    init() {
        let path = folder + "/tasks.db"
        provider = ServiceProvider(
            alertService: alertService,
            taskService: TaskService(scheduler: ImmediateWork(), path: path) {
                try TaskFile.makeFolder(of: path)
                return try SQLiteTaskStore(path: path)
            })
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A list with a stubbed reactor. It shows tasks numbered from 1.
    func makeStubbedList(_ titles: [String]) -> (TaskListWindow, TaskListViewReactor) {
        let reactor = TaskListViewReactor(provider: provider)
        reactor.isStubEnabled = true
        let tasks = zip(Int64(1)..., titles).map { Task(id: $0, title: $1) }
        reactor.stub.state.value.listing = TaskListing(tasks)
        reactor.stub.state.value.loading = .done
        let window = TaskListWindow(reactor: reactor, application: nil)
        window.present()
        return (window, reactor)
    }

    func makeStubbedEditor(_ mode: TaskEditViewReactor.Mode) -> (TaskEditWindow, TaskEditViewReactor) {
        let reactor = TaskEditViewReactor(provider: provider, mode: mode)
        reactor.isStubEnabled = true
        let window = TaskEditWindow(reactor: reactor)
        window.present()
        return (window, reactor)
    }

    /// A list that uses the store. The tasks have the numbers from 1, from top to bottom.
    func openList(_ titles: [String]) -> TaskListWindow {
        var last: Task.ID?
        for title in titles {
            _ = provider.taskService.create(title: title, memo: "").flatMap { [provider] task in
                provider.taskService.move(taskID: task.id, below: task.id == 1 ? nil : task.id - 1)
            }.subscribe(onNext: { last = $0.id })
        }
        XCTAssertEqual(last, titles.isEmpty ? nil : Task.ID(titles.count))
        let reactor = TaskListViewReactor(provider: provider)
        let window = TaskListWindow(reactor: reactor, application: nil)
        window.present()
        return window
    }
}

/// Answers each question with its cancel action.
private final class StayingAlertService: AlertServiceProtocol {
    let alerts = BehaviorRelay<[String]>(value: [])

    func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action> {
        .deferred { [alerts] in
            alerts.update { $0.append(title) }
            return actions.first { $0.style == .cancel }.map { .just($0) } ?? .empty()
        }
    }
}

/// Runs work synchronously.
private struct ImmediateWork: ImmediateSchedulerType {
    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        action(state)
    }
}

extension TaskListWindow {
    /// The visible rows from top to bottom, once they are drawn.
    var cells: [TaskCell] {
        let tasks = (0..<listView.rowCount).compactMap { listView.model(at: $0, as: Task.self) }
        var cells: [TaskCell] = []
        _ = MainLoop.run(until: {
            let shown = Dictionary(grouping: cellsBelow(listView)) { $0.reactor?.initialState }
            cells = tasks.compactMap { shown[$0]?.first }
            return cells.count == tasks.count
        })
        return cells
    }

    private func cellsBelow(_ widget: Widget) -> [TaskCell] {
        (widget as? TaskCell).map { [$0] } ?? widget.subviews.flatMap(cellsBelow)
    }
}

extension Window {
    /// Whether the window draws no frame for a fifth of a second.
    var isAtRest: Bool {
        let drawn = frameCount
        return !MainLoop.run(upTo: .milliseconds(200)) { frameCount > drawn }
    }
}
