internal import Foundation
internal import Rx

/// A program that runs, and what it writes.
///
/// Sound: the process is set up before it starts, and takes `terminate` from any thread.
final class RunningProcess: @unchecked Sendable {
    let process = Process()
    private let outputPipe = Pipe()
    private let errorPipe = Pipe()
    private let ending = AsyncSubject<Ending>()
    /// The end of what the program wrote to standard error, for the failure.
    private let lastWords = Guarded(Data())

    private enum Ending {
        case exit(Int32)
        case signal(Int32)
    }

    func start() throws {
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        process.terminationHandler = { [ending] process in
            let status = process.terminationStatus
            ending.onNext(process.terminationReason == .exit ? .exit(status) : .signal(status))
            ending.onCompleted()
        }
        try withUnblockedSignals { try process.run() }
    }

    /// A program inherits which signals are blocked, and on a dispatch queue's thread all are: it would not end by `SIGTERM`.
    private func withUnblockedSignals(_ body: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    func end() { if process.isRunning { process.terminate() } }

    /// What the program writes until it ends.
    var output: Observable<ProcessOutput> {
        let output = outputPipe.fileHandleForReading.rx.data.map { ProcessOutput.standardOutput($0) }
        let errors = errorPipe.fileHandleForReading.rx.data.map { self.remember($0) }
        return Observable.merge(output, errors).concat(ending.flatMap { try self.verdict($0) })
    }

    private func remember(_ data: Data) -> ProcessOutput {
        lastWords.withLock { $0 = Data(($0 + data).suffix(2000)) }
        return .standardError(data)
    }

    private func verdict(_ ending: Ending) throws -> Observable<ProcessOutput> {
        switch ending {
        case .exit(0): return .empty()
        case .exit(let status): throw failure(.status(status))
        case .signal(let signal): throw failure(.signal(signal))
        }
    }

    private func failure(_ cause: ProcessFailure.Cause) -> ProcessFailure {
        let words = lastWords.withLock { $0 }
        let executable = process.executableURL ?? URL(fileURLWithPath: "")
        return ProcessFailure(
            executable: executable, cause: cause, standardError: String(decoding: words, as: UTF8.self))
    }
}
