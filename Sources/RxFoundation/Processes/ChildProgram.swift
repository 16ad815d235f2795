internal import CRxFoundation
internal import Foundation

/// A started program in a process group of its own, with the pipes that it writes to.
///
/// It replaces Foundation's `Process`. On Linux, `Process` keeps descriptors and memory of each program until something
/// waits for the program, and it can end only the program itself, not its group.
struct ChildProgram: Sendable {
    let process: pid_t
    /// The descriptors to read its standard output and standard error from. The owner closes them.
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

    /// Ends the program, and all processes of its group, by `SIGTERM`.
    ///
    /// - Precondition: ``reap()`` was not called. After it, another process could have the number.
    func terminate() { kill(-process, SIGTERM) }

    /// Waits for the program's end. The program keeps its process number, so ``terminate()`` may be called until
    /// ``reap()``.
    ///
    /// - Throws: A ``SystemError``, for example if the app itself has waited for all its children.
    func wait() throws {
        var ending = siginfo_t()
        while waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { throw SystemError("process \(process)") }
        }
    }

    /// Whether the program has ended. Does not wait. The program keeps its process number.
    var hasEnded: Bool { rxfoundation_has_ended(process) != 0 }

    /// Returns the process number of an ended program to the system.
    ///
    /// - Returns: The status of `waitpid`, or `nil` if it is not known.
    func reap() -> Int32? {
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
        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process: pid_t = 0
        let status = rxfoundation_spawn(
            &process, path, folder, argv, envp, pipes.output.writing, pipes.errors.writing)
        guard status == 0 else { throw SystemError(path, POSIXErrorCode(rawValue: status) ?? .EIO) }
        return process
    }
}

/// The pipes from a program.
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
