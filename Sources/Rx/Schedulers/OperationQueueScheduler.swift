public import Foundation

/// Runs work on an operation queue. The queue decides how much work runs concurrently.
public final class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue.
    public let operationQueue: OperationQueue
    /// The priority of the work on it.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler on `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` as an operation.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        let operation = BlockOperation {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }
}
