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
            guard !isScheduled else { return .empty() }
            return worker.perform(taking: { self.take(id) }) { draft, store in
                guard let draft else { return }
                if let draft { try store.keepDraft(draft) } else { try store.discardDraft(id: id) }
            }
        }
    }

    /// Takes the draft to write. A later change is then scheduled anew, even if this draft cannot be written.
    private func take(_ id: Draft.ID) -> Draft?? { waiting.withLock { $0.removeValue(forKey: id) } }
}
