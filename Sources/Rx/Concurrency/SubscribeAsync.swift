extension ObservableType where Element: Sendable {
    /// Starts the sequence and awaits `onNext` for one element after another, in order.
    ///
    /// All closures run on the actor they were written on. What arrives while `onNext` is awaited is kept without bound; the
    /// end is heard of after the last element was taken. Disposing cancels the task in which `onNext` runs and drops what
    /// waits. An error for which there is no `onError` goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task in which `onNext` runs; that of the caller when not given.
    ///   - onNext: Takes each element. An error it throws ends the subscription and goes to `onError`.
    ///   - onError: Takes the error that ends the sequence.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once, when the subscription is over for whatever reason.
    /// - Returns: What ends the subscription. It lives on when that is dropped.
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
        concatMap { element in
            Observable<Never>.create(priority: priority) { _ in try await onNext(element) }
        }.subscribe(
            onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
