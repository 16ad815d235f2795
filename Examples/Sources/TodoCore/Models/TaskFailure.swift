import Database
import Foundation
import Localization

/// A failure in words for the user.
package struct TaskFailure: Error, Sendable, Hashable, Codable {
    /// The title, which names the action that failed.
    package let title: String
    /// The advice, the file and the reason.
    package let message: String
    /// Whether the reason is a damaged file, which can be set aside.
    package let isDamage: Bool
}

extension TaskFailure {
    /// - Parameters:
    ///   - title: The action that failed.
    ///   - error: The reason: a `DatabaseError`, a ``ServerError`` or a ``TaskStoreError``. For any other error, the message is the
    ///     error's localized description.
    package init(_ title: String, _ error: any Error) {
        self.title = title
        isDamage = (error as? DatabaseError)?.reason == .corrupt
        switch error {
        case let error as DatabaseError: message = error.explanation
        case let error as ServerError: message = error.explanation
        case let error as TaskStoreError: message = error.explanation
        default: message = error.sentence
        }
    }

    static func loading(_ error: any Error) -> TaskFailure {
        TaskFailure(localized("Tasks Could Not Be Opened"), error)
    }

    static func refreshing(_ error: any Error) -> TaskFailure {
        TaskFailure(localized("Tasks Could Not Be Refreshed"), error)
    }

    static func restoringDrafts(_ error: any Error) -> TaskFailure {
        TaskFailure(localized("Unsaved Changes Could Not Be Restored"), error)
    }

    static func saving(_ error: any Error) -> TaskFailure { TaskFailure(localized("Change Was Not Saved"), error) }
}

extension Error {
    /// The error in words for the user: those of the file system if it caused the error.
    var sentence: String {
        guard let cause = (self as? CocoaError)?.underlying as? POSIXError else { return localizedDescription }
        return String(cString: strerror(cause.code.rawValue))
    }
}

extension DatabaseError {
    /// The advice, followed by the file and SQLite's message.
    fileprivate var explanation: String { "\(advice)\n\n\(path): \(message)" }

    private var advice: String {
        switch reason {
        case .corrupt: localized("The file is damaged. It was left as it is: restore it from a backup.")
        case .readOnly: localized("The file cannot be written. Make it and its folder writable, and try again.")
        case .full: localized("The disk is full. Free some space and try again.")
        case .locked: localized("Another program is using the file. Close it and try again.")
        case .cannotOpen: localized("The file cannot be opened. Check that its folder exists and can be written.")
        case .inputOutput: localized("The disk failed to read or write the file. Check it and try again.")
        case .misuse: localized("This is a mistake of the program. Please report it.")
        }
    }
}

extension ServerError {
    /// The advice, followed by the server and its message.
    fileprivate var explanation: String { "\(advice)\n\n\(address.isEmpty ? "" : "\(address): ")\(message)" }

    private var advice: String {
        switch reason {
        case .invalidAddress:
            localized("The address of the shared list is not valid. Special characters need percent-encoding.")
        case .unreachable:
            localized("The server of the shared list cannot be reached. Nothing was changed. Try again later.")
        case .outcomeUnknown:
            localized("The connection was lost while the change was saved. Look whether the list shows it.")
        case .wrongPassword:
            localized("The server refused the user or the password. Correct them and start Todo again.")
        case .noDatabase: localized("The server has no such database. Create it, or correct the address.")
        case .notPermitted: localized("You lack the right to use the shared list. Ask its owner for it.")
        case .readOnly: localized("The server is read-only now. Nothing was changed. Try again later.")
        case .full: localized("The disk of the server is full. Nothing was changed. Free some space there.")
        case .busy: localized("The server is too busy. Nothing was changed. Try again.")
        case .tooOld: localized("The server is too old. Todo needs PostgreSQL 12 or newer.")
        case .notUTF8: localized("The database cannot store all letters. Use one with the encoding UTF8.")
        case .newerSchema:
            localized("A newer version of Todo uses the shared list. Nothing was changed: update Todo to open it.")
        case .foreign: localized("The database has a schema “todo” of another program. Use another database.")
        case .misuse: localized("This is a mistake of the program. Please report it.")
        }
    }
}

extension TaskStoreError {
    fileprivate var explanation: String {
        switch self {
        case .newerSchema(let path, _, _):
            localized(
                "The file was written by a newer version of Todo. It was left as it is: update Todo to open it.")
                + "\n\n\(path)"
        case .foreign(let path):
            localized("The file belongs to another program. It was left as it is: choose another file.") + "\n\n\(path)"
        case .noFolder(let path, let message):
            localized("The folder of the file cannot be made.") + "\n\n\(path): \(message)"
        case .notSetAside(let path, let message):
            localized("The file cannot be renamed. Make its folder writable, and try again.")
                + "\n\n\(path): \(message)"
        case .noSuchTask: localized("The task was deleted meanwhile.")
        case .conflict(let other):
            localized("Somebody else changed the task meanwhile. Your text is still here. The other text is:")
                + "\n\n\(other.title)" + (other.memo.isEmpty ? "" : "\n\(other.memo)")
        }
    }
}
