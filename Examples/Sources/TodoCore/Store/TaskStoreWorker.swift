import Database
import Rx
import Synchronization

/// Runs calls to the store off the main thread, one after another and in order.
final class TaskStoreWorker: Sendable {
    private let scheduler: any ImmediateSchedulerType
    private let open: @Sendable () throws -> any TaskStore
    /// The store; `nil` if it is not open. The next call then opens it.
    private let store = Mutex<(any TaskStore)?>(nil)

    init(scheduler: any ImmediateSchedulerType, open: @escaping @Sendable () throws -> any TaskStore) {
        (self.scheduler, self.open) = (scheduler, open)
    }

    /// Runs `work` for each subscription. Emits its result and completes, or fails with its error.
    ///
    /// The work runs even if its subscription is disposed of, so that closing a window does not lose a change.
    ///
    /// - Parameter report: Receives the result before the subscriber, and even if the subscription is disposed of.
    func perform<Result: Sendable>(
        _ work: @escaping @Sendable (any TaskStore) throws -> Result,
        then report: @escaping @Sendable (Result) -> Void = { _ in }
    ) -> Observable<Result> {
        scheduled({ self.result(of: work) }, then: report)
    }

    /// Runs `work` like ``perform(_:then:)``. Takes its input first, even if the store then cannot be opened.
    func perform<Input: Sendable, Result: Sendable>(
        taking input: @escaping @Sendable () -> Input,
        _ work: @escaping @Sendable (Input, any TaskStore) throws -> Result
    ) -> Observable<Result> {
        scheduled {
            let taken = input()
            return self.result { try work(taken, $0) }
        }
    }

    /// Closes the store and opens its file anew. If the file is damaged, calls `exchange` and opens the file again.
    /// Emits the tasks and completes.
    ///
    /// - Parameter report: Receives the tasks before the subscriber, and even if the subscription is disposed of.
    func repair(
        _ exchange: @escaping @Sendable () throws -> Void, then report: @escaping @Sendable ([Task]) -> Void
    ) -> Observable<[Task]> {
        scheduled({ self.repaired(exchange) }, then: report)
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
        _ work: @escaping @Sendable () -> Result<Value, any Error>,
        then report: @escaping @Sendable (Value) -> Void = { _ in }
    ) -> Observable<Value> {
        .create { observer in
            _ = self.scheduler.schedule(observer) { observer in
                switch work() {
                case .success(let value):
                    report(value)
                    observer.onNext(value)
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
                return Disposables.create()
            }
            return Disposables.create()
        }
    }

    private func repaired(_ exchange: @Sendable () throws -> Void) -> Result<[Task], any Error> {
        store.withLock { store in
            store = nil
            return Result {
                let opened: (store: any TaskStore, tasks: [Task])
                do { opened = try openAndFetch() } catch let error as DatabaseError where error.reason == .corrupt {
                    try exchange()
                    opened = try openAndFetch()
                }
                store = opened.store
                return opened.tasks
            }
        }
    }

    private func openAndFetch() throws -> (store: any TaskStore, tasks: [Task]) {
        let store = try open()
        return (store, try store.fetchTasks())
    }

    private func result<Value: Sendable>(
        of work: @Sendable (any TaskStore) throws -> Value
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
