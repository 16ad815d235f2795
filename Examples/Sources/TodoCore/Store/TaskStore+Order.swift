import Database

/// A task's rank is a number between the ranks of its neighbours. New ranks are far apart, so that a move changes only
/// the rank of the moved task. If two neighbours leave no room, only the tasks around them are spread out.
extension TaskStore {
    /// The distance between new ranks.
    static let gap: Int64 = 1 << 32

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
        let holder = try connection.first(
            "SELECT id FROM task WHERE rank = ? ORDER BY id DESC LIMIT 1", .integer(deleted.rank)
        ) { $0.integer(0) }
        return try holder.map { try rank(below: $0) } ?? deleted.rank
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
        let lower = try connection.first(
            "SELECT rank FROM task WHERE rank >= ? AND id <> ? ORDER BY rank LIMIT 1",
            .integer(upper.map { $0 &+ 1 } ?? .min), .integer(moved ?? 0)
        ) { $0.integer(0) }
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
        let above = try ranks("rank <= ? ORDER BY rank DESC, id DESC", rank, reach + 1)
        let below = try ranks("rank > ? ORDER BY rank, id", rank, reach + 1)
        let moving = above.prefix(reach).reversed() + below.prefix(reach)
        let ceiling = above.count > reach ? above.last?.rank : nil
        let floor = below.count > reach ? below.last?.rank : nil
        guard let (first, step) = Self.spacing(of: Int64(moving.count), from: ceiling, to: floor) else { return false }
        for (offset, task) in zip(Int64(0)..., moving) {
            try connection.run(
                "UPDATE task SET rank = ? WHERE id = ?", .integer(first + offset * step), .integer(task.id))
        }
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

    private func ranks(_ condition: String, _ rank: Int64, _ limit: Int) throws -> [(id: Task.ID, rank: Int64)] {
        try connection.all(
            "SELECT id, rank FROM task WHERE \(condition) LIMIT ?", .integer(rank), .integer(Int64(limit))
        ) { ($0.integer(0), $0.integer(1)) }
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
