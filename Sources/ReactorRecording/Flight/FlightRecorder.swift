public import Foundation
public import ReactorKit
internal import Rx

/// Records the latest steps of all reactors in a file that survives a crash and SIGKILL.
///
/// The file has a fixed size; new steps overwrite the oldest. Each step is a line of at most 2,000 characters: the
/// number of the event, the number of its cause, the reactor and the event. For a mutation it also names the changed
/// properties of the state. At the next start, the previous run's file is renamed with the extension `.previous`, so
/// the steps before a crash are preserved. An older file of this name is replaced. Read the file with ``FlightLog``.
///
/// Retain the recorder as long as it should record. A step costs the description of its action or mutation, a
/// comparison of the state's properties, and three to five system calls for writing. The state is described when its
/// reactor starts. If the reactor has a `transform(state:)`, each state that this emits is described too. The recorder
/// keeps a copy of the file in memory. If the file is removed, truncated or not writable, the recorder stops and
/// reports this once on standard error.
public final class FlightRecorder: Sendable {
    private let observation: any Disposable

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - url: The URL of the file. Its folder must exist. Only the owner may read the file. A link, a folder or
    ///     another special file at this URL is an error.
    ///   - capacity: The number of bytes for records, at least 1,024. The space is reserved on the disk. ``FlightLog``
    ///     reads files of at most a gigabyte.
    ///   - age: The maximum age of a record. Older records are dropped when new ones are written.
    ///   - types: The types whose values are not written, even inside another value or as a subclass. At most 50,000
    ///     parts of a value are searched. Parts beyond these are not written, nor is a value of your own type with a
    ///     `customMirror`.
    ///   - keepsValues: Whether `Codable` values are also written as JSON, so that ``FlightLog/recording(of:)`` can be
    ///     replayed. Each mutation then also costs the encoding of the state. A step is written without its values if
    ///     they contain a value of a redacted type, or are nested more than 490 levels deep.
    ///   - isRecorded: Returns whether a reactor is recorded. By default all are. Called on any thread.
    /// - Throws: A `POSIXError` of the file system, or a `CocoaError` if `capacity` is too small.
    public init(
        url: URL, capacity: Int = 1 << 20, keeping age: Duration = .seconds(24 * 60 * 60),
        redacting types: [Any.Type] = [], keepsValues: Bool = false,
        where isRecorded: @escaping @Sendable (ReactorIdentity) -> Bool = { _ in true }
    ) throws {
        guard capacity >= 1024 else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "A flight recorder of \(capacity) bytes is too small. Give it at least 1,024."
                ])
        }
        try Self.keepPrevious(url)
        let path = url.path(percentEncoded: false)
        let writer = FlightWriter(
            try FlightRing(path: path, capacity: capacity), at: path, age,
            RedactedDescription(redacting: types, limit: FlightWriter.lengthOfText), keepsValues: keepsValues)
        observation = ReactorHooks.observeEvents { if isRecorded($0.reactor) { writer.write($0) } }
    }

    deinit { observation.dispose() }

    /// Stops recording. The file remains.
    public func stop() { observation.dispose() }

    private static func keepPrevious(_ url: URL) throws {
        let previous = url.appendingPathExtension("previous")
        var found = stat()
        guard lstat(url.path(percentEncoded: false), &found) == 0 else { return }
        switch found.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFLNK: throw POSIXError(.ELOOP)
        case S_IFDIR: throw POSIXError(.EISDIR)
        default: throw POSIXError(.EEXIST)
        }
        guard rename(url.path(percentEncoded: false), previous.path(percentEncoded: false)) == 0 else {
            throw POSIXError.current
        }
    }
}
