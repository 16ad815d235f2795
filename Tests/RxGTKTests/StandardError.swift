#if GTK
import Foundation

/// The text written to standard error while `body` runs.
@MainActor
func standardError(during body: () throws -> Void) throws -> String {
    let (pipe, before) = (Pipe(), dup(2))
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    defer {
        dup2(before, 2)
        close(before)
    }
    try body()
    dup2(before, 2)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
}
#endif
