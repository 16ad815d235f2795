#if os(Linux)
internal import Dispatch
internal import Rx
internal import RxSupport

/// The events of a folder that wait for one subscription.
///
/// It holds about as many events as inotify does. If the observer falls behind further, an overflow replaces the events
/// that have no room.
final class FolderEventQueue {
    /// An event, or the reason why no more events come.
    typealias Arrival = Result<FolderEvent, SystemError>

    let watch: FolderWatch
    /// The number of the folder's watch.
    let number: Int32

    private let lock = Lock()
    private let arrived = DispatchSemaphore(value: 0)
    @exclusivity(unchecked) private var waiting = Queue<Arrival>()
    /// The last arrival that was appended.
    @exclusivity(unchecked) private var newest: Arrival?
    @exclusivity(unchecked) private var isStopped = false

    init(_ watch: FolderWatch, _ number: Int32) { (self.watch, self.number) = (watch, number) }

    /// The largest number of waiting events.
    private static var limit: Int { 16_384 }

    /// Appends an arrival. Drops the arrival if it does not concern the observed file, if it equals the last waiting
    /// arrival, or after ``stop()``. inotify merges equal events too.
    func append(_ arrival: Arrival) {
        if case .success(let event) = arrival, !watch.concerns(event) { return }
        if lock.run({ enqueue(arrival) }) { arrived.signal() }
    }

    private func enqueue(_ arrival: Arrival) -> Bool {
        let fitting = waiting.count < Self.limit || arrival.isLast ? arrival : .success(.overflow)
        guard !isStopped, waiting.isEmpty || fitting != newest else { return false }
        waiting.append(fitting)
        newest = fitting
        return true
    }

    /// Waits for the next event. Returns `nil` after ``stop()``. Throws if no more events come.
    func next() throws(SystemError) -> FolderEvent? {
        arrived.wait()
        return try lock.run { takeFirst() }?.get()
    }

    private func takeFirst() -> Arrival? {
        guard !isStopped else { return nil }
        defer { waiting.shrink() }
        return waiting.popFirst()
    }

    /// Drops the waiting events and all later ones.
    func stop() {
        lock.run { isStopped = true }
        arrived.signal()
    }
}

/// Sound: the variables are accessed under the lock only.
extension FolderEventQueue: @unchecked Sendable {}

extension FolderEventQueue.Arrival {
    fileprivate var isLast: Bool {
        switch self {
        case .success(let event): event.isLast
        case .failure: true
        }
    }
}
#endif
