import Database

/// A draft belongs to the run of the program that stored it. Once that run has ended, even by a crash, the next run
/// takes the draft over.
extension SQLiteTaskStore {
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
            """
            INSERT OR REPLACE INTO draft (id, task_id, text_version, title, memo, owner) VALUES (?, ?, ?, ?, ?, ?)
            """,
            .text(draft.id), .integer(draft.task?.id ?? 0), .integer(draft.task?.textVersion ?? 0), .text(draft.title),
            .text(draft.memo), .text(ProgramRun.current))
    }

    package func discardDraft(id: Draft.ID) throws {
        try connection.run("DELETE FROM draft WHERE id = ?", .text(id))
    }

    package func takeDrafts() throws -> [Draft] { try takeDrafts { try find($0)?.task } }

    /// Takes over the drafts of runs of the program that have ended, in the order of their last changes.
    ///
    /// - Parameter find: Returns the task of a draft; `nil` if it was deleted. If it throws, no draft is taken over.
    func takeDrafts(findingTasks find: (Task.ID) throws -> Task?) throws -> [Draft] {
        try connection.transaction {
            let kept = try connection.all(
                "SELECT id, task_id, text_version, title, memo, owner FROM draft ORDER BY rowid"
            ) { row in
                (
                    id: row.text(0), task: row.integer(1), version: row.integer(2), title: row.text(3),
                    memo: row.text(4), owner: row.text(5)
                )
            }
            return try kept.filter { !ProgramRun.isRunning($0.owner) }.map { draft in
                try connection.run(
                    "UPDATE draft SET owner = ? WHERE id = ?", .text(ProgramRun.current), .text(draft.id))
                // The draft was made from this version of the text, even if the text has changed since.
                let task = draft.task == 0 ? nil : try find(draft.task)?.with(textVersion: draft.version)
                return Draft(id: draft.id, task: task, title: draft.title, memo: draft.memo)
            }
        }
    }
}
