import Database

/// Locks the database as another writing program does, until `release()` is called.
struct LockedDatabase {
    private let connection: Connection

    init(_ path: String) throws {
        connection = try Connection(path: path, busyTimeout: 0)
        try connection.run("BEGIN IMMEDIATE")
    }

    func release() throws { try connection.run("ROLLBACK") }
}
