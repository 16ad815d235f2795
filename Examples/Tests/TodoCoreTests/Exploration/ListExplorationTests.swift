import ReactorTest
import Testing
import TodoCore

/// Explorations of the list, in one window and in two.
@MainActor @Suite struct ListExplorationTests {
    private nonisolated static let titles = ["milk", "bread", "tea"]

    /// Every task is in the list or can be restored, because nothing creates tasks and only the list deletes them.
    @Test func noTaskIsLost() async throws {
        let keepsAll = Invariant<TaskListViewReactor>.atRest("no task is lost") { state in
            let known = state.listing.tasks + state.deletedTasks.map(\.task)
            return state.loading != .done || known.map(\.title).sorted() == Self.titles.sorted()
        }
        try await explore(
            reactor: { world in TaskListViewReactor(provider: ExploredServices(world, Self.titles)) },
            actions: .clicks, invariants: Invariant.ofLists + [keepsAll], faults: .all)
    }

    @Test func undoReturnsTheDeletedTaskToItsPlace() async throws {
        try await exploreInterleavings(
            reactor: { world in TaskListViewReactor(provider: ExploredServices(world, Self.titles)) },
            actions: [.refresh, .deleteTask(2), .undoLastDelete, .undoLastDelete],
            invariants: Invariant.ofLists + [
                .atRest("the task is back, or can be restored") { state in
                    guard state.loading == .done else { return true }
                    return state.deletedTasks.isEmpty
                        ? state.tasks.map(\.title) == Self.titles : state.deletedTasks.map(\.id) == [2]
                }
            ],
            faults: .failure)
    }

    @Test func twoWindowsShowTheSameTasks() async throws {
        try await explore(faults: .all) { world in
            let services = ExploredServices(world, Self.titles)
            let windows = (0..<2).map { _ in
                world.add(TaskListViewReactor(provider: services), actions: .clicks, invariants: Invariant.ofLists)
            }
            world.atRest("each window shows the saved tasks") {
                windows.allSatisfy { $0.state.loading != .done || $0.state.listing.tasks == services.tasks.saved }
            }
        }
    }
}
