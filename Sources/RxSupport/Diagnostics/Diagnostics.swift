internal import CRx

/// The only channel for messages of Rx to a developer at run time.
package enum Diagnostics {
    /// Writes a line to standard error, as ``write(_:)`` does.
    package static func report(_ message: String) { write("Rx: \(message)\n") }

    /// Writes a text to standard error. Drops the text if standard error is closed, full or hung up, because a message
    /// must not end the app, and cannot be reported anywhere else.
    ///
    /// `FileHandle.standardError.write(_:)` traps in these cases.
    package static func write(_ text: String) {
        Array(text.utf8).withUnsafeBytes { crx_write_to_standard_error($0.baseAddress, $0.count) }
    }
}
