import CSQLite

/// The value of a parameter of a statement.
package enum Value: Sendable {
    case integer(Int64)
    case text(String)
}

/// A prepared statement.
final class Statement {
    private let handle: OpaquePointer

    /// - Returns: `nil` if SQLite rejects the statement. The connection then has the error.
    init?(_ sql: String, _ connection: OpaquePointer) {
        var prepared: OpaquePointer?
        sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard let prepared else { return nil }
        handle = prepared
    }

    deinit { sqlite3_finalize(handle) }

    var row: Row { Row(handle: handle) }

    func bind(_ values: [Value]) {
        precondition(
            values.count == sqlite3_bind_parameter_count(handle),
            "\(values.count) values for \(String(cString: sqlite3_sql(handle)))")
        for (index, value) in zip(Int32(1)..., values) {
            switch value {
            case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
            case .text(let text): csqlite_bind_text(handle, index, text, Int32(text.utf8.count))
            }
        }
    }

    func step() -> Int32 { sqlite3_step(handle) }

    /// Releases the statement's locks and bound values.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

/// The current row of a statement. It is valid until the statement steps or is reset.
package struct Row {
    fileprivate let handle: OpaquePointer

    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    /// The column as text; empty if it is NULL.
    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
