public import Foundation
public import Rx

extension Reactive where Base: Process {
    /// Runs a program for each subscription, emits what it writes as it comes, and completes when it has ended with status 0.
    ///
    /// Events come on threads of their own. The program reads nothing from standard input. Disposing ends it by `SIGTERM`. Fails with
    /// what kept it from starting, or with a ``ProcessFailure`` when it ended otherwise than with status 0. It completes no earlier
    /// than all that it started has closed its output.
    ///
    /// - Parameters:
    ///   - executable: The program's file.
    ///   - arguments: What it is given.
    ///   - environment: Its environment; this program's when `nil`.
    ///   - folder: Where it runs; this program's current folder when `nil`.
    public static func run(
        _ executable: URL, arguments: [String] = [], environment: [String: String]? = nil, in folder: URL? = nil
    ) -> Observable<ProcessOutput> {
        Observable.create { observer in
            let running = RunningProcess()
            let process = running.process
            process.executableURL = executable
            process.arguments = arguments
            if let environment { process.environment = environment }
            if let folder { process.currentDirectoryURL = folder }
            do { try running.start() } catch {
                observer.onError(ProcessFailure(executable: executable, cause: .notStarted(error), standardError: ""))
                return Disposables.create()
            }
            let output = running.output.subscribe(observer)
            return Disposables.create {
                output.dispose()
                running.end()
            }
        }
    }
}

/// A piece of what a program writes.
public enum ProcessOutput: Hashable, Sendable {
    /// Of its standard output.
    case standardOutput(Data)
    /// Of its standard error.
    case standardError(Data)
}

extension ObservableType where Element == ProcessOutput {
    /// Emits the standard output alone, as in `Process.rx.run(program).standardOutput().lines()`.
    public func standardOutput() -> Observable<Data> {
        compactMap { if case .standardOutput(let data) = $0 { data } else { nil } }
    }
}
