/// The rows that the order of the tasks depends on. The order is the same in every store.
///
/// A task's rank is a number between the ranks of its neighbours. New ranks are far apart, so that a move changes only
/// the rank of the moved task. If two neighbours leave no room, only the tasks around them are spread out. Tasks of the
/// same rank are in the order of their IDs.
protocol TaskOrder {
    /// - Returns: `nil` if the task does not exist or is deleted.
    func find(_ id: Task.ID) throws -> DeletedTask?

    /// The tasks that fulfil a condition in SQL, in its order.
    ///
    /// - Parameters:
    ///   - condition: A condition on `rank` and `id`, which may be followed by `ORDER BY` and `LIMIT`.
    ///   - values: The values of the condition's parameters `$1`, `$2` and so on, which appear in this order.
    func rankedTasks(where condition: String, _ values: [Int64]) throws -> [RankedTask]

    func setRank(_ rank: Int64, of id: Task.ID) throws
}

struct RankedTask: Sendable {
    let id: Task.ID
    let rank: Int64
}

/// The task that a moved task goes below; `nil` for the top.
struct TaskPlace: Sendable {
    let above: Task.ID?
    /// Whether the task is there already.
    let isCurrent: Bool
}

extension TaskOrder {
    /// The distance between new ranks.
    static var gap: Int64 { 1 << 32 }

    /// The lowest rank that is not below `rank`; `nil` if there is none. `except` does not count.
    private func firstRank(from rank: Int64, except: Task.ID) throws -> Int64? {
        try rankedTasks(where: "rank >= $1 AND id <> $2 ORDER BY rank LIMIT 1", [rank, except]).first?.rank
    }

    /// The last of the tasks with a rank.
    private func lastTask(withRank rank: Int64) throws -> Task.ID? {
        try rankedTasks(where: "rank = $1 ORDER BY id DESC LIMIT 1", [rank]).first?.id
    }

    /// At most `count` tasks above a task. The nearest comes first.
    private func tasksAbove(_ row: DeletedTask, count: Int64) throws -> [Task.ID] {
        try rankedTasks(
            where: "(rank, id) < ($1, $2) ORDER BY rank DESC, id DESC LIMIT $3", [row.rank, row.id, count]
        ).map(\.id)
    }

    /// The task directly below a task; `nil` at the bottom.
    private func taskBelow(_ row: DeletedTask) throws -> Task.ID? {
        try rankedTasks(where: "(rank, id) > ($1, $2) ORDER BY rank, id LIMIT 1", [row.rank, row.id]).first?.id
    }

    func row(_ id: Task.ID) throws -> DeletedTask {
        guard let row = try find(id) else { throw TaskStoreError.noSuchTask(id) }
        return row
    }

    /// The task with its neighbours.
    func rowWithNeighbours(_ id: Task.ID) throws -> DeletedTask {
        var row = try row(id)
        (row.above, row.below) = (try tasksAbove(row, count: 1).first, try taskBelow(row))
        return row
    }

    /// The place that is one further in a direction.
    func place(_ direction: MoveDirection, from id: Task.ID) throws -> TaskPlace {
        let row = try row(id)
        let above = try tasksAbove(row, count: 2)
        switch direction {
        case .up: return TaskPlace(above: above.dropFirst().first, isCurrent: above.isEmpty)
        case .down:
            let below = try taskBelow(row)
            return TaskPlace(above: below ?? above.first, isCurrent: below == nil)
        }
    }

    /// Returns a free rank just below a task, or at the top. Spreads other tasks out if there is no room.
    ///
    /// - Parameters:
    ///   - other: The task above; `nil` for the top.
    ///   - moved: The task that gets the rank. Its current rank counts as free.
    func rank(below other: Task.ID?, except moved: Task.ID? = nil) throws -> Int64 {
        while true {
            let upper = try other.map { try row($0).rank }
            if let rank = try freeRank(below: upper, except: moved) { return rank }
            try spread(around: upper ?? .min)
        }
    }

    /// Returns a rank that no task has, for a task to restore: its old rank, or a rank close to it.
    func restoredRank(of deleted: DeletedTask) throws -> Int64 {
        if try isSpread(around: deleted) { return try rank(below: deleted.above) }
        return try lastTask(withRank: deleted.rank).map { try rank(below: $0) } ?? deleted.rank
    }

    /// Whether the ranks around a deleted task were spread out: its former neighbours are still there and in order, but
    /// its rank is not between theirs.
    private func isSpread(around deleted: DeletedTask) throws -> Bool {
        let above = try deleted.above.flatMap { try find($0) }
        let below = try deleted.below.flatMap { try find($0) }
        guard above?.id == deleted.above, below?.id == deleted.below else { return false }
        let (upper, lower) = (above?.rank ?? .min, below?.rank ?? .max)
        return upper < lower && !(upper < deleted.rank && deleted.rank < lower)
    }

    /// - Returns: `nil` if no number is left between the neighbours.
    private func freeRank(below upper: Int64?, except moved: Task.ID?) throws -> Int64? {
        // No task has the id 0.
        let lower = try firstRank(from: upper.map { $0 &+ 1 } ?? .min, except: moved ?? 0)
        switch (upper, lower) {
        case (nil, nil): return 0
        case (nil, let lower?): return lower.minus(Self.gap)
        case (let upper?, nil): return upper.plus(Self.gap)
        case (let upper?, let lower?):
            guard let distance = lower.minus(upper), distance > 1 else { return nil }
            return upper + distance / 2
        }
    }

    /// Makes room on both sides of a rank. Tries with 32 tasks on each side, and doubles that number until there is
    /// enough room.
    private func spread(around rank: Int64) throws {
        var reach = 32
        while try !spread(around: rank, reach: reach) { reach *= 2 }
    }

    /// - Returns: `false` if the tasks beyond `reach` leave too little room for the tasks within it.
    private func spread(around rank: Int64, reach: Int) throws -> Bool {
        let limit = Int64(reach + 1)
        let above = try rankedTasks(where: "rank <= $1 ORDER BY rank DESC, id DESC LIMIT $2", [rank, limit])
        let below = try rankedTasks(where: "rank > $1 ORDER BY rank, id LIMIT $2", [rank, limit])
        let moving = above.prefix(reach).reversed() + below.prefix(reach)
        let ceiling = above.count > reach ? above.last?.rank : nil
        let floor = below.count > reach ? below.last?.rank : nil
        guard let (first, step) = Self.spacing(of: Int64(moving.count), from: ceiling, to: floor) else { return false }
        for (offset, task) in zip(Int64(0)..., moving) { try setRank(first + offset * step, of: task.id) }
        return true
    }

    /// Returns the rank of the first of `count` tasks, and the distance between the tasks. Returns `nil` if the
    /// distance is too small, or if a rank overflows.
    private static func spacing(of count: Int64, from ceiling: Int64?, to floor: Int64?) -> (Int64, Int64)? {
        let room = gap * (count + 1)
        guard let ceiling = ceiling ?? (floor ?? 0).minus(room), let floor = floor ?? ceiling.plus(room),
            let distance = floor.minus(ceiling)
        else { return nil }
        let step = distance / (count + 1)
        return step < 1 << 8 ? nil : (ceiling + step, step)
    }
}

/// Arithmetic that does not trap on overflow, because ranks come from a file and can have any value.
extension Int64 {
    fileprivate func plus(_ other: Int64) -> Int64? {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? nil : sum
    }

    fileprivate func minus(_ other: Int64) -> Int64? {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? nil : difference
    }
}
