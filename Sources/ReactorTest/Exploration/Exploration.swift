public import Rx

/// A session of an exploration, as the services under test see it.
///
/// The closure that makes the reactor receives it, and gives the reactor services that ask it for answers:
///
/// - ``answer(to:canFail:failure:isolation:with:)`` suspends a task until the exploration chooses to answer.
/// - ``single(_:canFail:failure:_:)`` does the same for a service of Rx.
/// - ``clock`` is a clock whose sleeps end when the exploration decides so.
///
/// Timers of the Dispatch schedulers need no change: the exploration has them under control, as it has all tasks that
/// the reactor starts. May be used on any thread.
public final class Exploration: Sendable {
    let pending = PendingWork()
    @MainActor let setup: SessionSetup

    @MainActor
    init(_ setup: SessionSetup) { self.setup = setup }

    /// Waits until the exploration answers the request.
    ///
    /// - Parameters:
    ///   - request: The name of the request, as in `search("swift")`, for the description of a failing session.
    ///   - canFail: Whether the exploration may let the request fail. The question of a dialog, for example, cannot.
    ///   - failure: The error of a request that fails, if the exploration's faults include ``AnswerFaults/failure``.
    ///   - isolation: The actor that waits. The default is the caller's.
    ///   - value: Returns the value of the answer. It runs when the answer comes.
    /// - Returns: The value.
    /// - Throws: `failure` if the request fails, or an ``ExplorationError`` if `failure` is `nil`. Rethrows the error
    ///   of `value`. Throws a `CancellationError` if the task is cancelled or the session ends.
    public func answer<Value: Sendable>(
        to request: String, canFail: Bool = true, failure: (any Error)? = nil,
        isolation: isolated (any Actor)? = #isolation, with value: () throws -> Value
    ) async throws -> Value {
        let answer = await pending.suspend { [pending] in pending.addAnswer(to: request, canFail: canFail, $0) }
        try throwError(of: answer, request, failure)
        return try value()
    }

    /// A single that emits when the exploration answers the request.
    ///
    /// - Parameters:
    ///   - request: The name of the request, for the description of a failing session.
    ///   - canFail: Whether the exploration may let the request fail. The question of a dialog, for example, cannot.
    ///   - failure: The error of a request that fails, if the exploration's faults include ``AnswerFaults/failure``.
    ///   - value: Returns the value of the answer. It runs when the answer comes.
    public func single<Value: Sendable>(
        _ request: String, canFail: Bool = true, failure: (any Error)? = nil,
        _ value: @escaping @Sendable () throws -> Value
    ) -> Single<Value> {
        Single.create { [self] observer in
            let number = pending.addAnswer(to: request, canFail: canFail) { [self] answer in
                observer(
                    Result {
                        try throwError(of: answer, request, failure)
                        return try value()
                    })
            }
            return Disposables.create { [pending] in
                if let number { pending.remove(number) }
            }
        }
    }

    private func throwError(of answer: Answer, _ request: String, _ failure: (any Error)?) throws {
        switch answer {
        case .value: return
        case .failure: throw failure ?? ExplorationError(request: request)
        case .never, .cancelled: throw CancellationError()
        }
    }
}

/// The error of a request that an exploration lets fail.
public struct ExplorationError: Error, Hashable, CustomStringConvertible {
    /// The name of the request.
    public let request: String

    /// The description of the error.
    public var description: String { "The exploration let \(request) fail." }
}
