internal import CRxFoundation
internal import Foundation

/// A program that was started, in a process group of its own, with the ends of what it writes.
///
/// Foundation's `Process` keeps descriptors and memory of each program on Linux while nobody waits for it, and reaches the program alone.
struct ChildProgram: Sendable {
    let process: pid_t
    /// What it writes to standard output and to standard error; to be closed.
    let output: Int32
    let errors: Int32

    /// - Throws: A ``SystemError``.
    init(_ executable: URL, arguments: [String], environment: [String: String]?, folder: URL?) throws {
        let path = executable.absoluteURL.path
        let folder = folder?.absoluteURL.path
        if let folder, access(folder, X_OK) != 0 { throw SystemError(folder) }
        let pipes = try Pipes()
        defer { pipes.closeWriting() }
        do {
            process = try Self.spawn(
                path, [path] + arguments, environment ?? ProcessInfo.processInfo.environment, folder, pipes)
        } catch {
            pipes.closeReading()
            throw error
        }
        (output, errors) = (pipes.output.reading, pipes.errors.reading)
    }

    /// Ends the program and what it started in its group, by `SIGTERM`. The program is not to be waited for yet: another could have its number.
    func end() { kill(-process, SIGTERM) }

    /// Waits for the program's end and leaves its number as it is, so that ``end()`` can be called until ``forget()``.
    ///
    /// - Throws: A ``SystemError``, as where this program has waited for all its children by itself.
    func wait() throws {
        var ending = siginfo_t()
        while waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { throw SystemError("process \(process)") }
        }
    }

    /// Whether the program has ended, without waiting for it. Its number stays as it is.
    var hasEnded: Bool { rxfoundation_has_ended(process) != 0 }

    /// Gives the number of a program that has ended back to the system.
    ///
    /// - Returns: How it ended, as `waitpid` tells it; `nil` where that is not known.
    func forget() -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status
    }

    // MARK: Starting

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ folder: String?, _ pipes: Pipes
    ) throws -> pid_t {
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let status = rxfoundation_spawn(
            &process, path, folder, words, variables, pipes.output.writing, pipes.errors.writing)
        guard status == 0 else { throw SystemError(path, POSIXErrorCode(rawValue: status) ?? .EIO) }
        return process
    }
}

/// The connections to a program.
private struct Pipes {
    let output: (reading: Int32, writing: Int32)
    let errors: (reading: Int32, writing: Int32)

    init() throws {
        output = try Self.pipe()
        do { errors = try Self.pipe() } catch {
            close(output.reading)
            close(output.writing)
            throw error
        }
    }

    func closeWriting() { for end in [output.writing, errors.writing] { close(end) } }
    func closeReading() { for end in [output.reading, errors.reading] { close(end) } }

    private static func pipe() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        let status = rxfoundation_pipe(&ends)
        guard status == 0 else { throw SystemError("pipe", POSIXErrorCode(rawValue: status) ?? .EIO) }
        return (ends[0], ends[1])
    }
}
