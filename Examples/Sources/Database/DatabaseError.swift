import CSQLite

/// A failure of SQLite: its reason, the file, and SQLite's message and code.
package struct DatabaseError: Error, Equatable, CustomStringConvertible {
    /// The reason, as far as a program can act on it.
    package enum Reason: Sendable {
        /// The file is damaged, or is not a database.
        case corrupt
        /// The file, its folder or its disk cannot be written.
        case readOnly
        /// The disk is full.
        case full
        /// Another program holds the database.
        case locked
        /// The file cannot be opened or created.
        case cannotOpen
        /// The disk failed to read or write.
        case inputOutput
        /// The program used SQLite incorrectly.
        case misuse
    }

    package let reason: Reason
    /// The database file.
    package let path: String
    /// SQLite's message.
    package let message: String
    /// SQLite's extended result code.
    package let code: Int32

    init(code: Int32, message: String, path: String) {
        (reason, self.path, self.message, self.code) = (Reason(code: code), path, message, code)
    }

    /// The file, SQLite's message and code, and advice.
    package var description: String { "\(path): \(message) (SQLite code \(code)). \(reason.advice)" }
}

extension DatabaseError.Reason {
    /// - Parameter code: An extended result code; its low byte is the primary one.
    init(code: Int32) {
        self =
            switch code & 0xff {
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .corrupt
            case SQLITE_READONLY, SQLITE_PERM: .readOnly
            case SQLITE_FULL: .full
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .locked
            case SQLITE_CANTOPEN, SQLITE_AUTH: .cannotOpen
            case SQLITE_IOERR, SQLITE_NOLFS: .inputOutput
            default: .misuse
            }
    }

    fileprivate var advice: String {
        switch self {
        case .corrupt: "Restore it from a backup, or use another file."
        case .readOnly: "Make the file and its folder writable."
        case .full: "Free some space on its disk."
        case .locked: "Close the other program that uses it, and try again."
        case .cannotOpen: "Check that its folder exists and may be entered."
        case .inputOutput: "Check the disk."
        case .misuse: "This is a mistake of the program: please report it."
        }
    }
}
