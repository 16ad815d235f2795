/// The errors of a store, except those of SQLite and of a server.
package enum TaskStoreError: Error, Hashable {
    /// The file was written by a newer version of the program.
    case newerSchema(path: String, found: Int64, known: Int64)
    /// The file is a database, but not a list of tasks.
    case foreign(path: String)
    /// The folder of the file cannot be created.
    case noFolder(path: String, message: String)
    /// The file cannot be renamed.
    case notSetAside(path: String, message: String)
    /// The task was deleted meanwhile.
    case noSuchTask(Task.ID)
    /// Somebody else changed the text of the task meanwhile. The error has the task with their text.
    case conflict(Task)
}
