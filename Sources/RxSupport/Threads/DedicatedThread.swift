internal import Foundation

/// Runs work on a dedicated thread, one piece after the other. Each caller waits for its own work. The thread starts at
/// the first call and does not end.
///
/// It is for an API that caches its results per thread. The work must not run user code, because a caller may hold one
/// of the app's locks.
final class DedicatedThread: Sendable {
    private let name: String
    private let waiting = Guarded<[@Sendable () -> Void]>(global: [])
    private let arrived = DispatchSemaphore(value: 0)
    /// The process that started the thread. A child of `fork()` has no copy of the thread.
    private let owner = Guarded<pid_t?>(global: nil)

    init(name: String) { self.name = name }

    /// Runs `work` on the thread. In a child of `fork()` whose parent started the thread, runs it on the calling
    /// thread.
    func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        guard startIfNeeded() else { return work() }
        let (result, done) = (Guarded<Result?>(nil), DispatchSemaphore(value: 0))
        waiting.withLock {
            $0.append {
                result.replace(by: work())
                done.signal()
            }
        }
        arrived.signal()
        done.wait()
        return result.withLock { $0 }!
    }

    /// Starts the thread if no process has started it. Returns whether this process started it.
    private func startIfNeeded() -> Bool {
        let process = getpid()
        let known = owner.withLock { owner in
            defer { owner = owner ?? process }
            return owner
        }
        if known == nil { start() }
        return known ?? process == process
    }

    private func start() {
        Thread.start(named: name) { [self] in
            while true {
                arrived.wait()
                waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
            }
        }
    }
}
