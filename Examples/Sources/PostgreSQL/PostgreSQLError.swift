#if PostgreSQL
/// A failure of libpq or of the server: its reason, the server, the message and the SQLSTATE. It never contains a
/// password.
package struct PostgreSQLError: Error, Equatable, CustomStringConvertible {
    /// The reason, as far as a program can act on it.
    package enum Reason: Sendable {
        /// The address cannot be parsed.
        case invalidAddress
        /// No server answered, or it is starting up or shutting down.
        case unreachable
        /// The connection ended. The transaction, if there was one, was rolled back.
        case lost
        /// The connection ended after `COMMIT` was sent and before it was answered.
        case outcomeUnknown
        /// The server refused the user or the password.
        case wrongPassword
        /// The server has no such database.
        case noDatabase
        /// The user lacks a right.
        case notPermitted
        /// The server is a standby, or its administrator has made it read-only.
        case readOnly
        /// The disk of the server is full.
        case full
        /// The server has too many connections, or a lock was not free in time. Another attempt may succeed.
        case busy
        /// The program used the database incorrectly.
        case misuse
    }

    package let reason: Reason
    /// The server's or libpq's message.
    package let message: String
    /// The SQLSTATE; empty if the failure did not come from the server.
    package let state: String
    /// The server, without the user and the password.
    package let address: String

    init(reason: Reason, message: String, state: String = "", address: String) {
        (self.reason, self.message, self.state, self.address) = (reason, message, state, address)
    }

    package var description: String { "\(address): \(message)\(state.isEmpty ? "" : " (SQLSTATE \(state))")" }

    /// This error with another reason.
    func with(reason: Reason) -> PostgreSQLError {
        PostgreSQLError(reason: reason, message: message, state: state, address: address)
    }
}

extension PostgreSQLError.Reason {
    /// - Parameter state: A SQLSTATE. Its first two characters are its class.
    init(state: String) {
        self =
            switch state {
            case "28000", "28P01": .wrongPassword
            case "3D000": .noDatabase
            case "42501": .notPermitted
            case "25006": .readOnly
            case "53100": .full
            case "53300", "55P03", "57014", "40001", "40P01": .busy
            case "57P01", "57P02", "57P03", "57P05", "25P03": .lost
            case _ where state.hasPrefix("08"): .lost
            default: .misuse
            }
    }
}
#endif
