extension ObservableType where Element: Sendable {
    /// Runs asynchronous work that sends any number of elements. Completes when the work returns.
    ///
    /// Each subscription runs the work in a task of its own. Disposing cancels the task, and elements that it sends
    /// afterwards are dropped. `operation` runs on the actor that it was written on, or on the actor of its signature,
    /// as in `{ @MainActor send in … }`.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task. The subscriber's priority by default.
    ///   - operation: The asynchronous work.
    ///   - onError: Returns the element that an error of the work becomes; the sequence then completes. Without it, the
    ///     sequence fails, unless the error is a `CancellationError` of a cancelled task. In a reactor's `mutate`, a
    ///     failure goes to its failure handler.
    #if Swift5
    @preconcurrency
    #endif
    public static func run(
        priority: TaskPriority? = nil,
        @_inheritActorContext operation: @escaping @Sendable @isolated(any) (Send<Element>) async throws -> Void,
        catch onError: (@Sendable (any Swift.Error) -> Element)? = nil
    ) -> Observable<Element> {
        Observable.create(priority: priority) { observer in
            do {
                try await operation(Send { observer.onNext($0) })
            } catch {
                guard let onError, !Task.isCancelled else { throw error }
                observer.onNext(onError(error))
            }
        }
    }
}

/// Sends elements from asynchronous work; see ``ObservableType/run(priority:operation:catch:)``.
///
/// Call it like a function: `send(.setLoading(true))`. Elements that a cancelled task sends are dropped. The name
/// matches the original ReactorKit for Apple platforms.
public struct Send<Element>: Sendable {
    private let send: @Sendable (Element) -> Void

    /// Sends elements to `send`.
    #if Swift5
    @preconcurrency
    #endif
    public init(_ send: @escaping @Sendable (Element) -> Void) { self.send = send }

    /// Sends `element`, unless the calling task was cancelled.
    public func callAsFunction(_ element: Element) {
        if !Task.isCancelled { send(element) }
    }
}
