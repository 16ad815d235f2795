import Dispatch
import Synchronization

/// The hand-written way to bring values to a queue. A sender that finds no waiting values schedules a turn of the
/// queue, and each turn takes all waiting values.
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
