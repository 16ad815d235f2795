internal import RxSupport

extension PendingWork {
    /// Suspends the calling task until the session answers.
    ///
    /// - Parameter add: Adds the request, with the function that receives its answer. Returns the request's number.
    /// - Returns: The answer; `cancelled` if the task is cancelled, or if the session has ended.
    func suspend(
        isolation: isolated (any Actor)? = #isolation,
        _ add: (@escaping @Sendable (Answer) -> Void) -> Int?
    ) async -> Answer {
        let suspension = Suspension()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let number = suspension.begin(continuation, add) { cancel(number) }
            }
        } onCancel: {
            if let number = suspension.cancel() { cancel(number) }
        }
    }
}

/// A task that waits for an answer, and may be cancelled before it waits.
private final class Suspension: Sendable {
    private struct Contents {
        var number: Int?
        var isCancelled = false
    }

    private let contents = Guarded(Contents())

    /// Adds the request. Returns its number if the task was cancelled meanwhile.
    func begin(
        _ continuation: CheckedContinuation<Answer, Never>, _ add: (@escaping @Sendable (Answer) -> Void) -> Int?
    ) -> Int? {
        guard let number = add({ continuation.resume(returning: $0) }) else {
            continuation.resume(returning: .cancelled)
            return nil
        }
        return contents.withLock { contents in
            contents.number = number
            return contents.isCancelled ? number : nil
        }
    }

    /// Returns the number of the request, if the task waits.
    func cancel() -> Int? {
        contents.withLock { contents in
            contents.isCancelled = true
            return contents.number
        }
    }
}
