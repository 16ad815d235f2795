import CSQLite
import Glibc

/// An open SQLite database. One thread at a time may use it. It closes when it is freed.
package final class Connection {
    package let path: String
    private let handle: OpaquePointer
    private let busyTimeout: Duration
    private var statements: [String: Statement] = [:]

    /// Opens a database, or creates an empty one with access for its owner only. SQLite neither reads nor writes the
    /// file before the first statement.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - busyTimeout: How long a statement waits for another program to finish, in milliseconds.
    package init(path: String, busyTimeout: Int32) throws(DatabaseError) {
        Self.makePrivate(path)
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard let opened else {
            throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)), path: path)
        }
        guard code == SQLITE_OK else {
            let error = DatabaseError(last: opened, path: path)
            sqlite3_close_v2(opened)
            throw error
        }
        (self.path, handle, self.busyTimeout) = (path, opened, .milliseconds(Int64(busyTimeout)))
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, busyTimeout)
    }

    /// Creates an empty file if none exists. SQLite gives its own files beside it the same permissions. If this fails,
    /// SQLite creates the file with the usual permissions, or reports the reason of the failure.
    ///
    /// The file gets its name after it is closed, because closing a file releases all locks that this program has on
    /// it.
    private static func makePrivate(_ path: String) {
        guard access(path, F_OK) != 0 else { return }
        let fresh = "\(path).\(UInt64.random(in: .min ... .max)).new"
        let file = Glibc.open(fresh, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        close(file)
        link(fresh, path)
        unlink(fresh)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Throws if the file is read-only.
    package func requireWritable() throws(DatabaseError) {
        guard sqlite3_db_readonly(handle, "main") == 1 else { return }
        throw DatabaseError(
            code: SQLITE_READONLY, message: String(cString: sqlite3_errstr(SQLITE_READONLY)), path: path)
    }

    /// Whether closing leaves the write-ahead log alone. Otherwise, closing writes the log into the database.
    package var keepsLogOnClose = false {
        didSet { csqlite_keep_log_on_close(handle, keepsLogOnClose ? 1 : 0) }
    }

    /// The row ID of the last inserted row.
    package var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Runs a statement to its end.
    ///
    /// - Parameters:
    ///   - sql: One statement. The connection prepares it once and keeps it.
    ///   - values: The values of the statement's `?` parameters, in order.
    package func run(_ sql: String, _ values: Value...) throws(DatabaseError) {
        _ = try rows(sql, values) { _ in }
    }

    /// Runs a statement, and returns the result of `transform` for each row.
    package func all<Result>(
        _ sql: String, _ values: Value..., transform: (Row) -> Result
    ) throws(DatabaseError) -> [Result] {
        try rows(sql, values, transform)
    }

    /// Runs a statement, and returns the result of `transform` for the first row, or `nil` if there are no rows.
    package func first<Result>(
        _ sql: String, _ values: Value..., transform: (Row) -> Result
    ) throws(DatabaseError) -> Result? {
        try rows(sql, values, transform).first
    }

    /// Runs `body` in a transaction. If `body` throws, its changes are rolled back.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction("BEGIN IMMEDIATE", body)
    }

    /// Runs `body` in a read transaction: all its reads see the database at one moment, even if other programs write
    /// meanwhile.
    package func snapshot<Result>(_ body: () throws -> Result) throws -> Result { try transaction("BEGIN", body) }

    /// Retries `body` while another program locks the database, for at most the busy timeout.
    ///
    /// SQLite itself does not wait when it changes its journal mode, nor when another program opens the database at the
    /// same moment.
    package func retryingWhileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        let end = ContinuousClock.now + busyTimeout
        while true {
            do { return try body() } catch let error as DatabaseError where error.reason == .locked {
                guard ContinuousClock.now < end else { throw error }
                usleep(5_000)
            }
        }
    }

    private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
        try run(begin)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some failures, such as a full disk, SQLite has already rolled the transaction back.
            if sqlite3_get_autocommit(handle) == 0 { try run("ROLLBACK") }
            throw error
        }
    }

    /// Runs a statement with an array of values, and returns the result of `transform` for each row.
    package func rows<Result>(
        _ sql: String, _ values: [Value], _ transform: (Row) -> Result
    ) throws(DatabaseError) -> [Result] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        statement.bind(values)
        var results: [Result] = []
        while true {
            switch statement.step() {
            case SQLITE_ROW: results.append(transform(statement.row))
            case SQLITE_DONE: return results
            default: throw DatabaseError(last: handle, path: path)
            }
        }
    }

    private func prepared(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql] { return statement }
        guard let statement = Statement(sql, handle) else { throw DatabaseError(last: handle, path: path) }
        statements[sql] = statement
        return statement
    }
}

extension DatabaseError {
    fileprivate init(last handle: OpaquePointer, path: String) {
        self.init(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), path: path)
    }
}
