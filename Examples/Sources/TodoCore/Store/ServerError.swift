/// A failure of the server that keeps a shared list: its reason, the server, and the message of the server or of libpq.
/// It never contains a password.
package struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as far as the user or the program can act on it.
    package enum Reason: Sendable, Hashable {
        /// The address of the server cannot be parsed.
        case invalidAddress
        /// No server answers.
        case unreachable
        /// The connection ended while a change was committed. It is unknown whether the change was made.
        case outcomeUnknown
        /// The server refused the user or the password.
        case wrongPassword
        /// The server has no such database.
        case noDatabase
        /// The user lacks a right.
        case notPermitted
        /// The server is read-only.
        case readOnly
        /// The disk of the server is full.
        case full
        /// The server has too many connections, or a lock was not free in time.
        case busy
        /// The version of the server is too old.
        case tooOld
        /// The database does not store every Unicode text.
        case notUTF8
        /// A newer version of the program changed the tables.
        case newerSchema
        /// Another program has a schema of the same name.
        case foreign
        /// The program used the database incorrectly.
        case misuse
    }

    package let reason: Reason
    /// The server, without the user and the password.
    package let address: String
    package let message: String

    package init(_ reason: Reason, address: String, message: String) {
        (self.reason, self.address, self.message) = (reason, address, message)
    }

    package var description: String { "\(address): \(message)" }

    /// Whether another attempt may succeed without anyone's help.
    package var isTransient: Bool { [.unreachable, .outcomeUnknown, .busy].contains(reason) }
}
