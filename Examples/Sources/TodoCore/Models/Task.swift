/// Something to do.
package struct Task: Sendable, Hashable, Identifiable {
    package let id: Int64
    package let title: String
    package let memo: String
    package let isDone: Bool

    /// Title and memo as ``SearchText`` compares them.
    let searchText: SearchText

    package init(id: Int64, title: String, memo: String = "", isDone: Bool = false) {
        (self.id, self.title, self.memo, self.isDone) = (id, title, memo, isDone)
        searchText = SearchText(memo.isEmpty ? title : "\(title)\n\(memo)")
    }
}

/// A task that was deleted, and where it stood: what it takes to restore it.
package struct DeletedTask: Sendable, Hashable, Identifiable {
    package let task: Task
    let rank: Int64

    package var id: Task.ID { task.id }
}

extension Task {
    func with(isDone: Bool) -> Task { Task(id: id, title: title, memo: memo, isDone: isDone) }
}
