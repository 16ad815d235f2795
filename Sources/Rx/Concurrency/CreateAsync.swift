extension ObservableType where Element: Sendable {
    /// Emits what asynchronous `work` hands its observer; completes when that returns and fails when it throws.
    ///
    /// Each subscription runs the work in a task of its own, which disposing cancels.
    ///
    /// - Parameters:
    ///   - detached: Whether the task inherits nothing of where it is made: neither priority nor task-local values.
    ///   - priority: The task's priority; that of the subscriber when not given.
    ///   - work: What is done, on no actor unless it says so.
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
            let task = Work.start(detached, priority) {
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
    /// Emits what asynchronous `work` returns; fails when it throws.
    ///
    /// Each subscription runs the work in a task of its own, which disposing cancels.
    ///
    /// - Parameters:
    ///   - detached: Whether the task inherits nothing of where it is made: neither priority nor task-local values.
    ///   - priority: The task's priority; that of the subscriber when not given.
    ///   - work: What is done, on no actor unless it says so.
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
    /// An observable that emits this sequence's elements; completes as it ends and fails as it throws.
    ///
    /// Each subscription iterates in a task of its own, which disposing cancels.
    ///
    /// - Parameter priority: The task's priority; that of the subscriber when not given.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        Observable.create(priority: priority) { observer in
            for try await element in self { observer.onNext(element) }
        }
    }
}

/// Work in a task.
private enum Work {
    /// Starts a task, which disposing of the result cancels.
    static func start(
        _ isDetached: Bool, _ priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
    ) -> any Disposable {
        let task =
            isDetached
            ? Task.detached(priority: priority, operation: work) : Task(priority: priority, operation: work)
        return Disposables.create { task.cancel() }
    }
}
