import Database
import Rx
import Synchronization

/// Runs calls to the store off the main thread, one after another and in order.
final class TaskStoreWorker: Sendable {
    private let scheduler: any ImmediateSchedulerType
    private let open: @Sendable () throws -> TaskStore
    /// The store; `nil` if it is not open. The next call then opens it.
    private let store = Mutex<TaskStore?>(nil)

    init(scheduler: any ImmediateSchedulerType, open: @escaping @Sendable () throws -> TaskStore) {
        (self.scheduler, self.open) = (scheduler, open)
    }

    /// Runs `work` for each subscription. Emits its result and completes, or fails with its error.
    ///
    /// The work runs even if its subscription is disposed of, so that closing a window does not lose a change.
    func perform<Result: Sendable>(
        _ work: @escaping @Sendable (TaskStore) throws -> Result
    ) -> Observable<Result> {
        scheduled { self.result(of: work) }
    }

    /// Runs `work` like ``perform(_:)``. Takes its input first, even if the store then cannot be opened.
    func perform<Input: Sendable, Result: Sendable>(
        taking input: @escaping @Sendable () -> Input,
        _ work: @escaping @Sendable (Input, TaskStore) throws -> Result
    ) -> Observable<Result> {
        scheduled {
            let taken = input()
            return self.result { try work(taken, $0) }
        }
    }

    /// Closes the store and reads its file anew. Calls `exchange` if the file is damaged. Emits once and completes.
    func repair(_ exchange: @escaping @Sendable () throws -> Void) -> Observable<Void> {
        scheduled { self.repaired(exchange) }
    }

    /// Closes the store after all earlier calls are done, and completes.
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
