extension ObservableType where Element: Sendable {
    /// Emits the elements that asynchronous `work` sends to its observer. Completes when `work` returns and fails when
    /// it throws.
    ///
    /// Each subscription runs the work in a task of its own. Events come on the thread where the work sends them.
    /// Disposing cancels the task, and drops the events that the work sends afterwards.
    ///
    /// - Parameters:
    ///   - detached: Whether the task is detached, and so inherits neither priority nor task-local values from the
    ///     subscriber.
    ///   - priority: The priority of the task. By default the subscriber's priority, or the default priority for a
    ///     detached task.
    ///   - work: The asynchronous work. It runs on no actor unless it is isolated to one.
    @_disfavoredOverload
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
    ) -> Observable<Element> {
        Observable { sink in
            let emitter = Emitter(sink)
            let task = TaskWork.start(detached, priority) {
                do {
                    try await work(.anywhere { emitter.on($0) })
                    emitter.on(.completed)
                } catch { emitter.on(.error(error)) }
            }
            sink.lifetime.add(task, of: emitter)
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Emits the result of asynchronous `work`. Fails if `work` throws.
    ///
    /// Each subscription runs the work in a task of its own. Disposing cancels the task.
    ///
    /// - Parameters:
    ///   - detached: Whether the task is detached, and so inherits neither priority nor task-local values from the
    ///     subscriber.
    ///   - priority: The priority of the task. By default the subscriber's priority, or the default priority for a
    ///     detached task.
    ///   - work: The asynchronous work. It runs on no actor unless it is isolated to one.
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        Single(
            raw: Observable.create(detached: detached, priority: priority) { observer in
                observer.onNext(try await work())
            })
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// An observable that emits the elements of this asynchronous sequence. Completes when the sequence ends and fails
    /// when it throws.
    ///
    /// Each subscription iterates in a task of its own, on no actor. Disposing cancels the task. The iteration then
    /// ends with the element that it awaits, even if the sequence ignores the cancellation.
    ///
    /// - Parameter priority: The priority of the task. The subscriber's priority by default.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        Observable.create(priority: priority) { observer in
            for try await element in self {
                observer.onNext(element)
                if Task.isCancelled { return }
            }
        }
    }
}

/// Runs asynchronous work in a task.
private enum TaskWork {
    /// Starts a task. Disposing of the result cancels it.
    static func start(
        _ isDetached: Bool, _ priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
    ) -> any Disposable {
        let task =
            isDetached
            ? Task.detached(priority: priority, operation: work) : Task(priority: priority, operation: work)
        return Disposables.create { task.cancel() }
    }
}
