internal import Foundation

/// The only channel for messages of Rx to a developer at run time.
package enum Diagnostics {
    /// Writes a line to standard error.
    package static func report(_ message: String) {
        FileHandle.standardError.write(Data("Rx: \(message)\n".utf8))
    }
}
