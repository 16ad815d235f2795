public import Foundation
public import ReactorKit
internal import Rx

/// Keeps the last steps of all reactors in a file that survives a crash and SIGKILL.
///
/// The file has a fixed size; the oldest steps make room. Each step is a line: the number of the event, the reactor, what happened, the number of
/// what it follows from, and for a mutation the fields of the state that it changed; it is cut after 2,000 characters. At the next start the file of the run before is moved to the
/// same name with `.previous`, so what led to a crash is still there. Read it by ``FlightLog``.
///
/// Keep the recorder as long as it is to record. A step takes what it takes to describe the action or the mutation, and to compare the state's
/// properties; writing is three calls of the system. Where the file is removed or cut off, nothing is recorded from then on, which is told once on
/// standard error. A state is described once, when its reactor starts.
public final class FlightRecorder: Sendable {
    private let observation: any Disposable

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - url: The file. Its folder must exist. Only its owner may read it. A link in its place is an error.
    ///   - capacity: How many bytes of records are kept.
    ///   - age: How long a record is kept at most; older ones are dropped as new ones come.
    ///   - types: Types of which no value is written, be it inside another or of a subclass. Of a value 50,000 parts are looked through; what is
    ///     beyond them is not written either, nor is what a `customMirror` of an author's own stands for.
    ///   - keepsValues: Whether what is `Codable` is also written as JSON, so that ``FlightLog/recording(of:)`` can be replayed. Each
    ///     mutation then takes what it takes to encode the state. A step that holds a value of a redacted type is without, and so is one
    ///     that is nested more than 490 levels deep.
    ///   - isRecorded: Whether a reactor is recorded; all are by default. Any thread.
    /// - Throws: An error of the file system.
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
                        "A flight recorder of \(capacity) bytes holds nothing; give it 1,024 at least."
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

    /// Records nothing from now on. The file stays.
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
