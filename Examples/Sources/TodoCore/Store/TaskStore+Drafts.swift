import Database

/// A draft belongs to the run of the program that stored it. Once that run has ended, even by a crash, the next run
/// takes the draft over.
extension TaskStore {
    /// Stores a draft in place of its earlier version.
    ///
    /// The draft outlives the program, but a loss of power may lose it: the store does not wait for the disk at every
    /// letter.
    package func keepDraft(_ draft: Draft) throws {
        try connection.run("PRAGMA synchronous = NORMAL")
        let result = Result { try write(draft) }
        try connection.run("PRAGMA synchronous = FULL")
        try result.get()
    }

    private func write(_ draft: Draft) throws {
        try connection.run(
            "INSERT OR REPLACE INTO draft (id, task_id, title, memo, owner) VALUES (?, ?, ?, ?, ?)", .text(draft.id),
            .integer(draft.task?.id ?? 0), .text(draft.title), .text(draft.memo), .text(ProgramRun.current))
    }

    package func discardDraft(id: Draft.ID) throws {
        try connection.run("DELETE FROM draft WHERE id = ?", .text(id))
    }

    /// Takes over the drafts of runs of the program that have ended, in the order of their last changes.
    package func takeDrafts() throws -> [Draft] {
        try connection.transaction {
            let kept = try connection.all("SELECT id, task_id, title, memo, owner FROM draft ORDER BY rowid") { row in
                (id: row.text(0), task: row.integer(1), title: row.text(2), memo: row.text(3), owner: row.text(4))
            }
            return try kept.filter { !ProgramRun.isRunning($0.owner) }.map { draft in
                try connection.run(
                    "UPDATE draft SET owner = ? WHERE id = ?", .text(ProgramRun.current), .text(draft.id))
                return Draft(id: draft.id, task: try find(draft.task)?.task, title: draft.title, memo: draft.memo)
            }
        }
    }
}
