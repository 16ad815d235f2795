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

    /// Runs `action` as an operation. After the returned disposable was disposed of, a waiting operation does nothing.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        enqueue {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }

    private func enqueue(_ body: @escaping @Sendable () -> Void) {
        if let controller = WorkControl.current {
            let isSerial = operationQueue.maxConcurrentOperationCount == 1
            let order = isSerial ? ControlledWork.Queue.serial(ObjectIdentifier(operationQueue)) : .concurrent
            let label = operationQueue.name ?? "an operation queue"
            controller.add(ControlledWork(queue: order, label: label, body: body))
            return
        }
        let operation = BlockOperation(block: body)
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
    }
}
