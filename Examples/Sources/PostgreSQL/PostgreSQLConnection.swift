#if PostgreSQL
import CPostgreSQL
import Glibc

/// A connection to a PostgreSQL server. One thread at a time may use it. It closes when it is freed.
package final class PostgreSQLConnection {
    package let address: ServerAddress
    private let handle: OpaquePointer

    /// Connects, and waits for the server for at most `timeout`, besides the time that it takes to look up the host.
    package init(_ address: ServerAddress, timeout: Duration = .seconds(5)) throws(PostgreSQLError) {
        // The address comes after the defaults, so that it can change them.
        let options = Self.defaults + [("dbname", address.url), ("client_encoding", "UTF8")]
        let started = withCStrings(options.map(\.0) + [nil]) { keywords in
            withCStrings(options.map(\.1) + [nil]) { values in PQconnectStartParams(keywords, values, 1) }
        }
        guard let started else { fatalError("no memory is left for a connection") }
        (self.address, handle) = (address, started)
        // A warning of the server says that an error follows, and the error is thrown.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        // The SQLSTATE of a failure to connect is only in the verbose message.
        PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
        try finishConnecting(until: ContinuousClock.now + timeout)
        PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
    }

    deinit { PQfinish(handle) }

    /// A dead peer is noticed after about 20 seconds. A session that was stopped in a transaction does not keep its
    /// locks for longer than 10 seconds.
    private static let defaults = [
        ("keepalives_idle", "10"), ("keepalives_interval", "3"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "20000"), ("fallback_application_name", "todo"),
        ("options", "-c idle_in_transaction_session_timeout=10000 -c lock_timeout=10000"),
    ]

    /// The version of the server, such as 150003 for 15.3.
    package var serverVersion: Int32 { PQserverVersion(handle) }

    /// The socket of the connection. It becomes readable when a notification arrives and when the connection ends.
    package var socket: Int32 { PQsocket(handle) }

    /// Whether the connection can run a statement, and is not in a transaction.
    package var isIdle: Bool { PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE }

    /// Runs a statement to its end.
    ///
    /// - Parameters:
    ///   - sql: One statement.
    ///   - values: The values of the statement's parameters `$1`, `$2` and so on.
    package func run(_ sql: String, _ values: PostgreSQLValue...) throws(PostgreSQLError) {
        _ = try rows(sql, values) { _ in }
    }

    /// Runs a statement, and returns the result of `transform` for each row.
    package func all<Result>(
        _ sql: String, _ values: PostgreSQLValue..., transform: (PostgreSQLRow) -> Result
    ) throws(PostgreSQLError) -> [Result] {
        try rows(sql, values, transform)
    }

    /// Runs a statement, and returns the result of `transform` for the first row, or `nil` if there are no rows.
    package func first<Result>(
        _ sql: String, _ values: PostgreSQLValue..., transform: (PostgreSQLRow) -> Result
    ) throws(PostgreSQLError) -> Result? {
        try rows(sql, values, transform).first
    }

    /// Runs `body` in a transaction in which each statement sees all transactions that were committed before it. If
    /// `body` throws, its changes are rolled back.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let result = try uncommitted("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE", body)
        do { try run("COMMIT") } catch  where error.reason == .lost { throw error.with(reason: .outcomeUnknown) }
        return result
    }

    /// Runs `body` in a read transaction: all its reads see the database at one moment.
    package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        let result = try uncommitted("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
        try run("COMMIT")
        return result
    }

    /// The number of notifications that have arrived since the last call. Does not wait. Throws if the connection has
    /// ended.
    package func takeNotifications() throws(PostgreSQLError) -> Int {
        guard PQconsumeInput(handle) == 1 else { throw failure(.lost) }
        var count = 0
        while let notification = PQnotifies(handle) {
            PQfreemem(notification)
            count += 1
        }
        return count
    }

    private func uncommitted<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
        try run(begin)
        do { return try body() } catch {
            // If this fails, `isIdle` is false from now on.
            try? run("ROLLBACK")
            throw error
        }
    }

    /// Runs a statement with an array of values, and returns the result of `transform` for each row.
    package func rows<Result>(
        _ sql: String, _ values: [PostgreSQLValue], _ transform: (PostgreSQLRow) -> Result
    ) throws(PostgreSQLError) -> [Result] {
        let result = withCStrings(values.map(\.text)) {
            PQexecParams(handle, sql, Int32(values.count), nil, $0, nil, nil, 0)
        }
        defer { PQclear(result) }
        guard let result, [PGRES_TUPLES_OK, PGRES_COMMAND_OK].contains(PQresultStatus(result)) else {
            throw failure(of: result)
        }
        return (0..<PQntuples(result)).map { transform(PostgreSQLRow(result: result, index: $0)) }
    }

    private func failure(of result: OpaquePointer?) -> PostgreSQLError {
        guard let result, let state = cpostgresql_state(result).map({ String(cString: $0) }),
            let message = cpostgresql_message(result).map({ String(cString: $0) })
        else { return failure(isConnected ? .misuse : .lost) }
        let reason: PostgreSQLError.Reason = isConnected ? .init(state: state) : .lost
        return PostgreSQLError(reason: reason, message: message, state: state, address: address.description)
    }

    private var isConnected: Bool { PQstatus(handle) == CONNECTION_OK }

    private func failure(_ reason: PostgreSQLError.Reason) -> PostgreSQLError {
        let lines = String(cString: PQerrorMessage(handle)).split(separator: "\n")
        return PostgreSQLError(
            reason: reason, message: lines.first.map(String.init) ?? "The connection ended.",
            address: address.description)
    }
}

extension PostgreSQLConnection {
    private func finishConnecting(until end: ContinuousClock.Instant) throws(PostgreSQLError) {
        // The first wait is for writing.
        var events = Int16(POLLOUT)
        while PQstatus(handle) != CONNECTION_BAD {
            guard wait(for: events, until: end) else {
                throw PostgreSQLError(
                    reason: .unreachable, message: "The server did not answer in time.",
                    address: address.description)
            }
            switch PQconnectPoll(handle) {
            case PGRES_POLLING_OK: return
            case PGRES_POLLING_READING: events = Int16(POLLIN)
            case PGRES_POLLING_WRITING: events = Int16(POLLOUT)
            default: throw refusal
            }
        }
        throw refusal
    }

    private func wait(for events: Int16, until end: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { return false }
            var descriptor = pollfd(fd: socket, events: events, revents: 0)
            let count = poll(&descriptor, 1, Int32(left.rounded(.up)))
            if count > 0 || count < 0 && errno != EINTR { return true }
        }
    }

    /// The reason why the server cannot be used. The message has the form "…: FATAL:  28P01: text", in the server's
    /// language. The third character of a SQLSTATE is a digit or P.
    private var refusal: PostgreSQLError {
        let failure = failure(.unreachable)
        let stateAndText = /: +([0-9A-Z]{2}[0-9P][0-9A-Z]{2}): +(.*)/
        guard let match = failure.message.firstMatch(of: stateAndText) else { return failure }
        let reason = PostgreSQLError.Reason(state: String(match.1))
        return PostgreSQLError(
            reason: reason == .lost ? .unreachable : reason, message: String(match.2), state: String(match.1),
            address: address.description)
    }
}

/// Calls `body` with the texts as C strings, which are freed afterwards.
private func withCStrings<Result>(
    _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = texts.map { $0.flatMap { strdup($0) } }
    defer { copies.forEach { free($0) } }
    // An empty array has no address.
    return (copies + [nil]).map { UnsafePointer($0) }.withUnsafeBufferPointer { body($0.baseAddress!) }
}
#endif
