extension ObservableType where Element: Sendable {
    /// Subscribes, and awaits `onNext` for one element after another, in order.
    ///
    /// All closures run on the actor they were written on. Elements that arrive while `onNext` is awaited are buffered
    /// without limit. Completion and an error are reported after the last element was handled. Disposing cancels the
    /// task that runs `onNext` and drops the buffered elements. Without an `onError`, an error goes to
    /// ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task that runs `onNext`. The caller's priority by default.
    ///   - onNext: Called with each element. If it throws, the subscription ends and the error goes to `onError`.
    ///   - onError: Called with the error that ends the sequence.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, for any reason.
    /// - Returns: A disposable that ends the subscription. The subscription continues if the disposable is dropped.
    @_disfavoredOverload
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        priority: TaskPriority? = nil,
        @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) async throws -> Void,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDisposed: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> any Disposable {
        materialize().concatMap { event -> Observable<Never> in
            switch event {
            case .next(let element): .create(priority: priority) { _ in try await onNext(element) }
            case .error(let error): .error(error)
            case .completed: .empty()
            }
        }.subscribe(
            onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
