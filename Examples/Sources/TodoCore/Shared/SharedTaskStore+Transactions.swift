#if PostgreSQL
import Foundation
import PostgreSQL

extension SharedTaskStore {
    /// Runs `body` in a read transaction, on a new connection if the old one was lost.
    func reading<Result>(_ body: (PostgreSQLConnection) throws -> Result) throws -> Result {
        try connected { connection in try connection.snapshot { try body(connection) } }
    }

    /// Makes a change once. If the change was made before, returns its answer, and changes nothing.
    ///
    /// - Parameter body: Makes the change with a version, and returns the answer. Called again if the connection was lost
    ///   before `COMMIT` was sent.
    func changing<Answer: Codable>(
        _ id: ChangeID, _ body: (PostgreSQLConnection, Int64) throws -> Answer
    ) throws -> Answer {
        let (answer, version) = try connected { connection -> (Answer, Int64?) in
            try connection.transaction {
                // Three statements, because a statement does not see what was committed while it waited for a lock.
                let version = try connection.version(locking: true) + 1
                let uuid = PostgreSQLValue.text(id.uuid.uuidString)
                let answered = try connection.first("SELECT answer FROM todo.change WHERE id = $1", uuid) { $0.text(0) }
                if let answered { return (try Kept(answered).answer, nil) }
                let answer = try body(connection, version)
                try connection.run(
                    """
                    WITH counted AS (UPDATE todo.counter SET version = $1::bigint),
                        kept AS (INSERT INTO todo.change (id, version, answer) VALUES ($2, $1::bigint, $3))
                    SELECT pg_notify('\(SharedTaskStore.channel)', $1::bigint::text)
                    """, .integer(version), uuid, .text(try Kept(answer: answer).text))
                return (answer, version)
            }
        }
        // If others have made changes since, they and this one are read together.
        if let version, knownVersion == version - 1 { knownVersion = version }
        return answer
    }

    /// The channel of the notifications.
    static let channel = "todo"

    /// Runs `body` with a connection. Throws a ``ServerError`` for each failure of the server.
    ///
    /// If a connection that was made for an earlier call is lost, `body` runs again on a new one. A failure after that,
    /// or while `COMMIT` was under way, is thrown.
    private func connected<Result>(_ body: (PostgreSQLConnection) throws -> Result) throws -> Result {
        try ServerError.wrapping {
            if let connection {
                do { return try using(connection, body) } catch {
                    guard (error as? PostgreSQLError)?.reason == .lost else { throw error }
                }
            }
            let fresh = try PostgreSQLConnection(address)
            try SharedSchema.prepare(fresh, oldestServer: configuration.oldestServer)
            connection = fresh
            return try using(fresh, body)
        }
    }

    private func using<Result>(
        _ connection: PostgreSQLConnection, _ body: (PostgreSQLConnection) throws -> Result
    ) throws -> Result {
        defer { if !connection.isIdle { self.connection = nil } }
        return try body(connection)
    }
}

extension PostgreSQLConnection {
    /// The version of the last change.
    func version(locking: Bool = false) throws -> Int64 {
        let version = try first("SELECT version FROM todo.counter\(locking ? " FOR UPDATE" : "")") { $0.integer(0) }
        guard let version else {
            throw ServerError(.foreign, address: address.description, message: "The table “counter” is empty.")
        }
        return version
    }
}

/// The answer of a change, as the database keeps it.
private struct Kept<Answer: Codable>: Codable {
    let answer: Answer

    init(answer: Answer) { self.answer = answer }

    init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
#endif
