import Database
import Rx
import Synchronization

/// Works with the store on a thread that is not the views': one call after another, in the order they were asked for.
final class TaskStoreWorker: Sendable {
    private let scheduler: any ImmediateSchedulerType
    private let open: @Sendable () throws -> TaskStore
    /// Opened at the first call; one that failed to open is tried again at the next.
    private let store = Mutex<TaskStore?>(nil)

    init(scheduler: any ImmediateSchedulerType, open: @escaping @Sendable () throws -> TaskStore) {
        (self.scheduler, self.open) = (scheduler, open)
    }

    /// What `work` returns, and completes; or fails with what it throws. Each subscription does the work.
    ///
    /// The work is done even if nobody waits for it any more: a change that was asked for is not lost with its window.
    func perform<Result: Sendable>(
        _ work: @escaping @Sendable (TaskStore) throws -> Result
    ) -> Observable<Result> {
        scheduled { self.result(of: work) }
    }

    /// Lets the store go, calls `exchange` if its file turns out to be damaged, and completes.
    func repair(_ exchange: @escaping @Sendable () throws -> Void) -> Observable<Void> {
        scheduled { self.repaired(exchange) }
    }

    /// Lets the store go once what was asked for before is done, and completes.
    func close() -> Completable {
        .create { observer in
            _ = self.scheduler.schedule(()) {
                self.store.withLock { $0 = nil }
                observer(.completed)
                return Disposables.create()
            }
            return Disposables.create()
        }
    }

    private func scheduled<Value: Sendable>(
        _ work: @escaping @Sendable () -> Result<Value, any Error>
    ) -> Observable<Value> {
        .create { observer in
            _ = self.scheduler.schedule(observer) { observer in
                switch work() {
                case .success(let value):
                    observer.onNext(value)
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
                return Disposables.create()
            }
            return Disposables.create()
        }
    }

    private func repaired(_ exchange: @Sendable () throws -> Void) -> Result<Void, any Error> {
        store.withLock { store in
            store = nil
            return Result {
                do { _ = try open().fetchTasks() } catch let error as DatabaseError where error.reason == .corrupt {
                    try exchange()
                }
            }
        }
    }

    private func result<Value: Sendable>(
        of work: @Sendable (TaskStore) throws -> Value
    ) -> Result<Value, any Error> {
        store.withLock { store in
            Result {
                let opened = try store ?? open()
                store = opened
                return try work(opened)
            }
        }
    }
}
