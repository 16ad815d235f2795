public import Foundation
public import Rx

extension Reactive where Base: Process {
    /// Runs a program for each subscription, emits what it writes as it comes, and completes when it has ended with status 0.
    ///
    /// Events come on a thread of their own. The program reads nothing from standard input, and has no descriptor of this program's. It is in a
    /// process group of its own, so that a key that ends this program in a terminal does not end it. Disposing ends it and what it has started
    /// by `SIGTERM`, but for what has left the group. Fails with what kept it from starting, or with a ``ProcessFailure`` when it ended
    /// otherwise than with status 0. It completes no earlier than all that it started has closed its output.
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
            do {
                let running = try RunningProcess(
                    executable, arguments: arguments, environment: environment, folder: folder)
                running.observe(observer)
                return Disposables.create { running.end() }
            } catch {
                observer.onError(ProcessFailure(executable: executable, cause: .notStarted(error), standardError: ""))
                return Disposables.create()
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
