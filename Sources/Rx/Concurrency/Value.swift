extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// The element; throws the error.
    ///
    /// Subscribes where the caller is. Cancelling the task disposes of the subscription and throws `CancellationError`.
    public nonisolated(nonsending) var value: Element {
        get async throws {
            guard let element = try await source.firstValue(on: #isolation) else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// The element, or `nil` when there is none; throws the error.
    ///
    /// Cancelling the task disposes of the subscription and throws `CancellationError`.
    public nonisolated(nonsending) var value: Element? {
        get async throws { try await source.firstValue(on: #isolation) }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Returns on completion; throws the error.
    ///
    /// Cancelling the task disposes of the subscription and throws `CancellationError`.
    public nonisolated(nonsending) var value: Void {
        get async throws { _ = try await source.firstValue(on: #isolation) }
    }
}

extension Observable where Element: Sendable {
    /// The first element, or `nil` on completion without one. Ends the subscription.
    ///
    /// - Parameter actor: Where the caller is, and so where the subscription is made.
    fileprivate func firstValue(on actor: isolated (any Actor)?) async throws -> Element? {
        let wait = Wait<Element>()
        return try await withTaskCancellationHandler {
            // A closure runs on the actor only when it captures it.
            _ = actor
            return try await withCheckedThrowingContinuation { wait.begin($0, self) }
        } onCancel: {
            wait.end(.failure(CancellationError()))
        }
    }
}

/// A continuation that is resumed once: by the first to know how.
private final class Wait<Element: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Element?, any Error>)
        case over(Result<Element?, any Error>)
    }

    private let state = Guarded(State.idle)
    private let subscription = SingleAssignmentDisposable()

    func begin(_ continuation: CheckedContinuation<Element?, any Error>, _ source: Observable<Element>) {
        let result = state.withLock { state -> Result<Element?, any Error>? in
            if case .over(let result) = state { return result }
            state = .waiting(continuation)
            return nil
        }
        if let result { return continuation.resume(with: result) }
        let lifetime = ClosureLifetime(
            onError: { self.end(.failure($0)) }, onCompleted: { self.end(.success(nil)) })
        subscription.setDisposable(lifetime)
        source.run(Sink(lifetime: lifetime) { self.end(.success($0)) })
    }

    func end(_ result: Result<Element?, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Element?, any Error>? in
            switch state {
            case .over: return nil
            case .idle:
                state = .over(result)
                return nil
            case .waiting(let continuation):
                state = .over(result)
                return continuation
            }
        }
        continuation?.resume(with: result)
        subscription.dispose()
    }
}
