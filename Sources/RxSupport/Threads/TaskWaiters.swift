/// The tasks that wait for a condition that other threads bring about.
package final class TaskWaiters: Sendable {
    private struct Contents {
        var continuations: [Int: CheckedContinuation<Bool, Never>] = [:]
        var lastNumber = 0
    }

    private let contents = Guarded(Contents())

    package init() {}

    /// Waits until ``notify()`` is called, for at most `timeout` of real time. Does not wait if the condition is met.
    /// Cancelling the task does not end the wait.
    ///
    /// - Parameter isMet: Returns whether the condition is met. The thread that meets it calls ``notify()`` afterwards.
    /// - Returns: Whether it was met or notified in time.
    package func wait(
        timeout: Duration, isolation: isolated (any Actor)? = #isolation, until isMet: () -> Bool
    ) async -> Bool {
        let number = contents.withLock { contents in
            contents.lastNumber += 1
            return contents.lastNumber
        }
        var timer: Task<Void, any Error>?
        defer { timer?.cancel() }
        return await withCheckedContinuation { continuation in
            contents.withLock { $0.continuations[number] = continuation }
            // A timer that began earlier could end before the continuation is known, which would then never resume.
            timer = Task {
                try await Task.sleep(for: timeout)
                resume(number, returning: false)
            }
            // The condition may have been met before this task was known.
            if isMet() { resume(number, returning: true) }
        }
    }

    /// Resumes all tasks that wait.
    package func notify() {
        let continuations = contents.withLock { contents in
            defer { contents.continuations = [:] }
            return contents.continuations
        }
        for continuation in continuations.values { continuation.resume(returning: true) }
    }

    private func resume(_ number: Int, returning isMet: Bool) {
        contents.withLock { $0.continuations.removeValue(forKey: number) }?.resume(returning: isMet)
    }
}
