import Dispatch
import Synchronization

/// What one would write to bring values to a queue: whoever finds nothing waiting schedules, and the queue takes all that
/// waits at a time.
final class BatchQueue: Sendable {
    private let queue = DispatchQueue(label: "by hand")
    private let waiting = Mutex<[Int]>([])
    private let receive: @Sendable (Int) -> Void

    init(_ receive: @escaping @Sendable (Int) -> Void) { self.receive = receive }

    func send(_ value: Int) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(value)
            return waiting.count == 1
        }
        if isFirst { queue.async { self.deliver() } }
    }

    private func deliver() {
        let batch = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for value in batch { receive(value) }
    }
}
