internal import RxSupport

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// The element. Throws if the sequence fails.
    ///
    /// Subscribes on the caller's actor. If the task is cancelled, disposes of the subscription and throws
    /// `CancellationError`. A task that was cancelled earlier still subscribes, and gets the element if that is emitted
    /// immediately.
    public nonisolated(nonsending) var value: Element {
        get async throws {
            guard let element = try await source.firstValue(on: #isolation) else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// The element, or `nil` if the sequence completes without one. Throws if the sequence fails.
    ///
    /// Subscribes on the caller's actor. If the task is cancelled, disposes of the subscription and throws
    /// `CancellationError`. A task that was cancelled earlier still subscribes, and gets the result if that comes
    /// immediately.
    public nonisolated(nonsending) var value: Element? {
        get async throws { try await source.firstValue(on: #isolation) }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Returns when the sequence completes. Throws if the sequence fails.
    ///
    /// Subscribes on the caller's actor. If the task is cancelled, disposes of the subscription and throws
    /// `CancellationError`. A task that was cancelled earlier still subscribes, and gets the result if that comes
    /// immediately.
    public nonisolated(nonsending) var value: Void {
        get async throws { _ = try await source.firstValue(on: #isolation) }
    }
}

extension Observable where Element: Sendable {
    /// Returns the first element, or `nil` if the sequence completes without one. Then ends the subscription.
    ///
    /// - Parameter actor: The caller's actor. The subscription is made there.
    fileprivate func firstValue(on actor: isolated (any Actor)?) async throws -> Element? {
        let oneShot = OneShotContinuation<Element>()
        return try await withTaskCancellationHandler {
            // A closure runs on the actor only if it captures the actor.
            _ = actor
            return try await withCheckedThrowingContinuation { oneShot.begin($0, self) }
        } onCancel: {
            oneShot.cancel()
        }
    }
}

/// Resumes a continuation once, with the first result that arrives.
///
/// Sound: its state is accessed only under its lock.
private final class OneShotContinuation<Element: Sendable>: @unchecked Sendable {
    private enum State {
        case idle(wasCancelled: Bool)
        case waiting(CheckedContinuation<Element?, any Error>)
        case over
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    @exclusivity(unchecked) private var state = State.idle(wasCancelled: false)
    private let subscription = SingleAssignmentDisposable()

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    func begin(_ continuation: CheckedContinuation<Element?, any Error>, _ source: Observable<Element>) {
        let wasCancelled = withLock { state in
            defer { state = .waiting(continuation) }
            if case .idle(wasCancelled: true) = state { return true }
            return false
        }
        let lifetime = ClosureLifetime(
            onError: { self.end(.failure($0)) }, onCompleted: { self.end(.success(nil)) })
        subscription.setDisposable(lifetime)
        source.run(Sink(lifetime: lifetime) { self.end(.success($0)) })
        if wasCancelled { end(.failure(CancellationError())) }
    }

    func cancel() {
        let isWaiting = withLock { state in
            if case .waiting = state { return true }
            if case .idle = state { state = .idle(wasCancelled: true) }
            return false
        }
        if isWaiting { end(.failure(CancellationError())) }
    }

    func end(_ result: Result<Element?, any Error>) {
        let continuation = withLock { state -> CheckedContinuation<Element?, any Error>? in
            guard case .waiting(let continuation) = state else { return nil }
            state = .over
            return continuation
        }
        continuation?.resume(with: result)
        subscription.dispose()
    }
}
