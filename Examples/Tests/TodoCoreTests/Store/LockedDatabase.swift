import Database

/// Another program that writes to the database, until it is released.
struct LockedDatabase {
    private let connection: Connection

    init(_ path: String) throws {
        connection = try Connection(path: path, busyTimeout: 0)
        try connection.run("BEGIN IMMEDIATE")
    }

    func release() throws { try connection.run("ROLLBACK") }
}
