import ReactorTest
import TodoCore

extension ActionGenerator<TaskListViewReactor> {
    /// What the user of a list can do.
    static var clicks: Self { .generated { random, state in state.randomAction(using: &random) } }
}

extension Invariant<TaskListViewReactor> {
    static var ofLists: [Self] {
        [
            .always("ids are unique") { $0.hasUniqueIDs },
            .always("the list shows the tasks that match the search") { $0.showsMatches },
            .always("a task that can be restored is not in the list") { $0.listsNoRestorableTask },
        ]
    }
}

extension TaskListViewReactor.State {
    func randomAction(using random: inout ExplorationRandom) -> TaskListViewReactor.Action? {
        let ids = listing.tasks.map(\.id)
        guard loading != .underWay, let id = ids.randomElement(using: &random) else {
            return [.refresh, .refresh, .startAfresh, .undoLastDelete].randomElement(using: &random)
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .search(["", "m", "ea"].randomElement(using: &random) ?? "")
        case 1: return .toggleEditing
        case 2: return .toggleTaskDone(id)
        case 3, 4: return .deleteTask(id)
        case 5: return .undoLastDelete
        case 6: return deletedTasks.randomElement(using: &random).map { .undoDelete($0) }
        case 7: return .moveTask(id, below: Bool.random(using: &random) ? ids.randomElement(using: &random) : nil)
        case 8: return .openTask(id)
        default: return .refresh
        }
    }

    var hasUniqueIDs: Bool { Set(listing.tasks.map(\.id)).count == listing.tasks.count }

    var showsMatches: Bool {
        tasks == listing.tasks.filter { listing.query.isEmpty || $0.title.contains(listing.query) }
    }

    var listsNoRestorableTask: Bool {
        Set(deletedTasks.map(\.id)).isDisjoint(with: listing.tasks.map(\.id))
    }
}
