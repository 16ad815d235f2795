#if os(Linux)
internal import Foundation
internal import Rx
internal import RxSupport

/// The watches of all folders that this process observes. They share one inotify instance.
///
/// Linux limits the instances of a user, to 128 by default, so a subscription has none of its own. The instance and a
/// thread that reads it start with the first subscription, and stay until the process ends. Subscriptions to the same
/// folder share a watch, which ends with the last of them. The kernel does not use the number of a watch again.
final class FolderWatches: Sendable {
    fileprivate struct State {
        /// The queues of the subscriptions, by the number of their watch.
        var queues: [Int32: [ObjectIdentifier: FolderEventQueue]] = [:]
        /// How many subscriptions look up their folder at the moment.
        var lookups = 0
        /// The watches that ended during these look-ups.
        var ended: Set<Int32> = []
    }

    private let descriptor: Int32
    /// The process that opened the instance.
    private let process = getpid()
    /// Only short system calls are made under the lock: they look up no folder.
    private let state = Guarded(State())

    private init() throws(SystemError) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError("inotify") }
    }

    // MARK: The instance

    private static let current = Guarded<FolderWatches?>(global: nil)

    /// Returns the watches of this process. A child of `fork()` opens an instance of its own, because it has no copy of
    /// its parent's thread.
    static func shared() throws(SystemError) -> FolderWatches {
        var isNew = false
        let shared = current.withLock { current in
            Result { () throws(SystemError) in
                if let current, current.process == getpid() { return current }
                let opened = try FolderWatches()
                (current, isNew) = (opened, true)
                return opened
            }
        }
        let watches = try shared.get()
        if isNew { watches.startThread() }
        return watches
    }

    private func startThread() {
        Thread.start(named: "rx.folders") { [self] in
            while waitForEvents() {}
            fail()
        }
    }

    /// Waits for events and distributes them. Returns whether the instance is still open.
    private func waitForEvents() -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // A signal interrupts the wait. Then no event is queued.
        poll(&polled, 1, -1)
        return state.withLock { distributeEvents(&$0) } != nil
    }

    /// Fails all subscriptions, because the program has closed the descriptor. The next subscription opens another.
    private func fail() {
        Self.current.withLock { if $0 === self { $0 = nil } }
        state.withLock { state in
            for queue in state.allQueues { queue.append(.failure(SystemError("inotify", .EBADF))) }
            state.queues = [:]
        }
    }

    // MARK: Subscriptions

    /// Returns the queue of a new subscription.
    func subscribe(to watch: FolderWatch) throws(SystemError) -> FolderEventQueue {
        let path = watch.folder.path
        state.withLock { $0.lookups += 1 }
        defer { state.withLock { $0.endLookup() } }
        while true {
            // Not under the lock, because looking up a folder of a network may take long.
            let number = inotify_add_watch(descriptor, path, FolderWatch.mask)
            guard number >= 0 else { throw SystemError(path) }
            if let queue = state.withLock({ join(number, watch, &$0) }) { return queue }
        }
    }

    /// Returns a queue for a watch, or `nil` if the watch has ended since it was looked up.
    private func join(_ number: Int32, _ watch: FolderWatch, _ state: inout State) -> FolderEventQueue? {
        // Events that happened before the subscription do not reach it.
        guard let earlier = distributeEvents(&state), !state.ended.contains(number) else { return nil }
        let queue = FolderEventQueue(watch, number)
        // The end of this watch may be among the events that the system dropped.
        if earlier.contains(.overflow) { queue.append(.success(.overflow)) }
        state.queues[number, default: [:]][ObjectIdentifier(queue)] = queue
        return queue
    }

    /// Ends a subscription. Does nothing in a child of `fork()`, where the subscription's thread does not exist.
    func remove(_ queue: FolderEventQueue) {
        guard process == getpid() else { return }
        queue.stop()
        state.withLock { state in
            state.queues[queue.number]?[ObjectIdentifier(queue)] = nil
            if state.queues[queue.number]?.isEmpty == true { end(queue.number, &state) }
        }
    }

    /// Ends the events of a subscription if its folder is gone. This is for a subscription that has missed events: the
    /// end of its watch may be among them.
    func checkFolder(of queue: FolderEventQueue) {
        do {
            let found = try subscribe(to: queue.watch)
            remove(found)
            if found.number == queue.number { return }
        } catch {
            guard [.ENOENT, .ENOTDIR].contains(error.code) else { return }
        }
        queue.append(.success(.end(of: queue.number)))
    }

    // MARK: Events

    /// Distributes the events that are queued at the moment, and returns them. Returns `nil` if the program has closed
    /// the descriptor.
    private func distributeEvents(_ state: inout State) -> [FolderEvent]? {
        var size: Int32 = 0
        guard ioctl(descriptor, UInt(FIONREAD), &size) == 0 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, Int(size)))
        }
        let events = bytes.withUnsafeBytes(FolderEvent.events)
        for event in events { distribute(event, &state) }
        return events
    }

    private func distribute(_ event: FolderEvent, _ state: inout State) {
        for queue in state.queues(for: event) { queue.append(.success(event)) }
        if event.isLast { end(event.number, &state) }
    }

    /// Removes a watch. inotify may have removed it already.
    private func end(_ number: Int32, _ state: inout State) {
        state.queues[number] = nil
        if state.lookups > 0 { state.ended.insert(number) }
        inotify_rm_watch(descriptor, number)
    }
}

extension FolderWatches.State {
    fileprivate var allQueues: [FolderEventQueue] { queues.values.flatMap(\.values) }

    /// The queues that an event goes to. An overflow may have dropped events of any folder.
    fileprivate func queues(for event: FolderEvent) -> [FolderEventQueue] {
        event == .overflow ? allQueues : Array(queues[event.number, default: [:]].values)
    }

    fileprivate mutating func endLookup() {
        lookups -= 1
        if lookups == 0 { ended = [] }
    }
}
#endif
