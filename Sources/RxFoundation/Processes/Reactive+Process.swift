public import Foundation
public import Rx

extension Reactive where Base: Process {
    /// Runs a program for each subscription, and emits its output as it arrives. Completes when the program has ended
    /// with status 0.
    ///
    /// Events come on a thread of their own, which reads nothing while an observer handles an event. If the program
    /// cannot be started, the failure comes on the subscribing thread. The program's standard input is empty, and the
    /// program inherits no descriptors of the app. It has a process group of its own, so a key that ends the app in a
    /// terminal does not end the program. Disposing sends `SIGTERM` to the program and to the processes that it has
    /// started, except processes that have left the group.
    ///
    /// Fails with a ``ProcessFailure`` if the program cannot be started or ends in another way than with status 0.
    /// Fails with a ``SystemError`` if the output cannot be read, or if the app itself waits for all its children.
    /// Completes only after all processes that the program has started have closed its output.
    ///
    /// - Parameters:
    ///   - executable: The program's file.
    ///   - arguments: The program's arguments.
    ///   - environment: The program's environment, or `nil` for the app's environment.
    ///   - folder: The program's current folder, or `nil` for the app's current folder.
    public static func run(
        _ executable: URL, arguments: [String] = [], environment: [String: String]? = nil, in folder: URL? = nil
    ) -> Observable<ProcessOutput> {
        Observable.create { observer in
            do {
                let running = try RunningProcess(
                    executable, arguments: arguments, environment: environment, folder: folder)
                running.observe(observer)
                return Disposables.create { running.terminate() }
            } catch {
                observer.onError(ProcessFailure(executable: executable, cause: .notStarted(error), standardError: ""))
                return Disposables.create()
            }
        }
    }
}

/// A piece of a program's output.
public enum ProcessOutput: Hashable, Sendable {
    /// Data of the standard output.
    case standardOutput(Data)
    /// Data of the standard error.
    case standardError(Data)
}

extension ObservableType where Element == ProcessOutput {
    /// Emits only the standard output, as in `Process.rx.run(program).standardOutput().lines()`.
    public func standardOutput() -> Observable<Data> {
        compactMap { if case .standardOutput(let data) = $0 { data } else { nil } }
    }
}
