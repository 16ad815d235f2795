internal import Foundation
internal import Rx
internal import RxSupport

/// A running program. A thread of its own reads the program's output and waits for its end.
final class RunningProcess: Sendable {
    private let executable: URL
    private let program: ChildProgram
    /// Whether the process number still belongs to the program.
    private let ownsProcessID = Guarded(true)
    /// Closing `stop` tells the thread to stop reading.
    private let stopPair: (stopped: Int32, stop: Int32)

    /// Starts the program.
    ///
    /// - Throws: A ``SystemError``.
    init(_ executable: URL, arguments: [String], environment: [String: String]?, folder: URL?) throws {
        self.executable = executable
        stopPair = try DescriptorReader.makeStopPair()
        do {
            program = try ChildProgram(executable, arguments: arguments, environment: environment, folder: folder)
        } catch {
            close(stopPair.stopped)
            close(stopPair.stop)
            throw error
        }
    }

    /// Passes the program's output to `observer`, until the program has ended and all processes that it has started
    /// have closed its output, or until ``terminate()`` is called.
    func observe(_ observer: AnyObserver<ProcessOutput>) {
        Thread.start(named: "rx.process") { [self] in
            let standardErrorTail = Result { try read(observer) }
            if case .failure = standardErrorTail { ownsProcessID.withLock { if $0 { program.terminate() } } }
            close(stopPair.stopped)
            do {
                if let failure = failure(try ending(), try standardErrorTail.get()) { throw failure }
                observer.onCompleted()
            } catch { observer.onError(error) }
        }
    }

    /// Waits for the program's end and returns its status, which ``failure(_:_:)`` explains.
    private func ending() throws -> Int32 {
        do { try program.wait() } catch {
            // Another part of the app has reaped the program, so its number may already belong to another process.
            ownsProcessID.replace(by: false)
            throw error
        }
        let status = ownsProcessID.withLock { ownsProcessID in
            ownsProcessID = false
            return program.reap()
        }
        guard let status else { throw SystemError("process \(program.process)") }
        return status
    }

    /// Stops reading, and ends the program and its group if it has not ended.
    func terminate() {
        ownsProcessID.withLock { if $0 { program.terminate() } }
        close(stopPair.stop)
    }

    // MARK: Reading

    /// - Returns: The end of the program's standard error.
    private func read(_ observer: AnyObserver<ProcessOutput>) throws -> Data {
        var open = [program.output, program.errors]
        defer { for descriptor in open { close(descriptor) } }
        var standardErrorTail = Data()
        while !open.isEmpty {
            let ready = try DescriptorReader.wait(for: open, until: stopPair.stopped, "process")
            if ready.isEmpty {
                drainOutput(of: open)
                break
            }
            for descriptor in ready {
                guard let data = try DescriptorReader.readOnce(descriptor, "process") else { continue }
                if data.isEmpty {
                    open.removeAll { $0 == descriptor }
                    close(descriptor)
                } else if descriptor == program.output {
                    observer.onNext(.standardOutput(data))
                } else {
                    standardErrorTail = Data((standardErrorTail + data).suffix(2000))
                    observer.onNext(.standardError(data))
                }
            }
        }
        return standardErrorTail
    }

    /// Reads and drops the output until the program has ended. Without this, the program would be ended by `SIGPIPE` if
    /// it wrote while it cleans up.
    ///
    /// Processes that the program has started may keep its output open for longer, so this checks every 20 milliseconds
    /// whether the program has ended.
    private func drainOutput(of descriptors: [Int32]) {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while !polled.isEmpty, !program.hasEnded {
            guard poll(&polled, nfds_t(polled.count), 20) > 0 else { continue }
            polled.removeAll { place in
                place.revents != 0 && isAtEnd(place.fd)
            }
        }
    }

    /// Reads from a descriptor. Returns whether nothing more can come.
    private func isAtEnd(_ descriptor: Int32) -> Bool {
        do { return try DescriptorReader.readOnce(descriptor, "process")?.isEmpty ?? false } catch { return true }
    }

    /// Converts a status of `waitpid`, which has the signal in the lowest seven bits, or the exit status in the next
    /// eight. Returns `nil` for the exit status 0.
    private func failure(_ status: Int32, _ standardErrorTail: Data) -> ProcessFailure? {
        let (signal, exit) = (status & 0x7f, status >> 8 & 0xff)
        guard signal != 0 || exit != 0 else { return nil }
        return ProcessFailure(
            executable: executable, cause: signal != 0 ? .signal(signal) : .status(exit),
            standardError: String(decoding: standardErrorTail, as: UTF8.self))
    }
}
