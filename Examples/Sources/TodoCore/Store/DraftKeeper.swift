import Rx
import Synchronization

/// Writes drafts without a queue that grows: if a draft changes while the store is busy, only its latest version is
/// written.
final class DraftKeeper: Sendable {
    private let worker: TaskStoreWorker
    /// The drafts to write. A draft to discard is `nil`.
    private let waiting = Mutex<[Draft.ID: Draft?]>([:])

    init(worker: TaskStoreWorker) { self.worker = worker }

    /// Completes after the draft is written. If an earlier version still waits to be written, replaces that version and
    /// completes at once.
    ///
    /// - Parameter draft: The draft to store; `nil` to discard it.
    func set(_ draft: Draft?, for id: Draft.ID) -> Observable<Void> {
        .deferred { [self] in
            let isScheduled = waiting.withLock { $0.updateValue(draft, forKey: id) != nil }
            return isScheduled ? .empty() : worker.perform { try self.write(id, to: $0) }
        }
    }

    private func write(_ id: Draft.ID, to store: TaskStore) throws {
        guard let draft = waiting.withLock({ $0.removeValue(forKey: id) }) else { return }
        if let draft { try store.keepDraft(draft) } else { try store.discardDraft(id: id) }
    }
}
