#if PostgreSQL
import CPostgreSQL

/// The value of a parameter of a statement.
package enum PostgreSQLValue: Sendable {
    case integer(Int64)
    /// A text without the character NUL, which the server cannot store.
    case text(String)

    /// The value in the text format of the protocol.
    var text: String {
        switch self {
        case .integer(let integer): String(integer)
        case .text(let text): text
        }
    }
}

/// A row of a result. It is valid until the call that passed it returns.
package struct PostgreSQLRow {
    let result: OpaquePointer
    let index: Int32

    /// The column as an integer. Traps if it is not one.
    package func integer(_ column: Int32) -> Int64 {
        guard let integer = Int64(text(column)) else { preconditionFailure("column \(column) is not an integer") }
        return integer
    }

    /// The column as an integer; `nil` if it is NULL.
    package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    package func boolean(_ column: Int32) -> Bool { text(column) == "t" }

    /// The column as text; empty if it is NULL.
    package func text(_ column: Int32) -> String { String(cString: PQgetvalue(result, index, column)) }

    private func isNull(_ column: Int32) -> Bool { PQgetisnull(result, index, column) == 1 }
}
#endif
