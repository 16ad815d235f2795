/// The tasks in order, and the results of a search in them.
package struct TaskListing: Sendable, Equatable, Codable {
    package private(set) var tasks: [Task] = []

    /// The tasks that contain ``query``; all tasks if it is empty.
    package private(set) var found: [Task] = []

    package var query = "" {
        didSet { if query != oldValue { search() } }
    }

    package init(_ tasks: [Task] = [], query: String = "") {
        (self.tasks, self.query) = (tasks, query)
        search()
    }

    /// - Complexity: O(n), like all changes of a listing.
    mutating func insert(_ task: Task, below other: Task.ID?) {
        change { tasks in
            // The task is already in the list if the list was fetched after the task was created.
            guard !tasks.contains(where: { $0.id == task.id }) else { return }
            tasks.insert(task, at: Self.index(below: other, in: tasks))
        }
    }

    mutating func update(_ id: Task.ID, _ make: (Task) -> Task) {
        change { tasks in
            guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
            tasks[index] = make(tasks[index])
        }
    }

    mutating func delete(_ id: Task.ID) {
        change { tasks in
            guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
            tasks.remove(at: index)
        }
    }

    mutating func move(_ id: Task.ID, below other: Task.ID?) {
        change { tasks in
            guard id != other, let index = tasks.firstIndex(where: { $0.id == id }) else { return }
            let task = tasks.remove(at: index)
            tasks.insert(task, at: Self.index(below: other, in: tasks))
        }
    }

    /// Removes the deleted and the changed tasks, and inserts the changed tasks at their places.
    ///
    /// The tasks above are correct if the rest of the list is in order. A task whose task above is missing goes to the
    /// top.
    mutating func merge(_ merged: MergedTasks) {
        change { tasks in
            let moving = Set(merged.deleted).union(merged.placed.map(\.task.id))
            // Tasks that follow one another in `placed` and in the list, by the task above the first of them.
            var runs: [Task.ID?: [Task]] = [:]
            var (above, last): (Task.ID?, Task.ID?) = (nil, nil)
            for placed in merged.placed {
                if last == nil || placed.above != last { above = placed.above }
                runs[above, default: []].append(placed.task)
                last = placed.task.id
            }
            let rest = tasks.filter { !moving.contains($0.id) }
            let anchors = Set(rest.map(\.id))
            let lost = merged.placed.compactMap { placed in
                placed.above.flatMap { anchors.contains($0) ? nil : runs.removeValue(forKey: $0) }
            }
            tasks = lost.joined() + (runs[nil] ?? [])
            for task in rest {
                tasks.append(task)
                if let run = runs[task.id] { tasks += run }
            }
        }
    }

    /// Changes the tasks. Empties ``found`` first. Otherwise ``found`` may share the array of ``tasks``, and the change
    /// copies the array.
    private mutating func change(_ body: (inout [Task]) -> Void) {
        found = []
        body(&tasks)
        search()
    }

    private mutating func search() {
        let query = SearchText(query)
        found = query.isEmpty ? tasks : tasks.filter { $0.searchText.contains(query) }
    }

    private static func index(below other: Task.ID?, in tasks: [Task]) -> Int {
        guard let other, let index = tasks.firstIndex(where: { $0.id == other }) else { return 0 }
        return index + 1
    }
}
