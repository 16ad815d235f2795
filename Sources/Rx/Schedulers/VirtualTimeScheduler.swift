public import Foundation
internal import RxSupport

/// Runs work in virtual time: instead of waiting, the clock jumps from one piece of work to the next.
///
/// One thread at a time drives the scheduler, with ``start()`` or ``advanceTo(_:)``. Any thread may add work. The
/// scheduler does not wait for actors, so drive it on the actor of the closures that its events reach, as a
/// `@MainActor` test does. If it is driven elsewhere, it continues while their events are still being brought to the
/// actor.
///
/// Sound: its mutable state is guarded by a lock, and the converter is `Sendable`.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible,
    @unchecked Sendable
{
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private struct Item: Sendable {
        let time: VirtualTime
        let action: @Sendable () -> Void
    }

    /// When an item is due. The entry of a cancelled item stays until its time comes, or until about half of all
    /// entries belong to cancelled items.
    private struct Due {
        let time: VirtualTime
        let id: UInt64
    }

    private struct Progress {
        var clock: VirtualTime
        var isRunning = false
        var nextId: UInt64 = 0
        /// The waiting items.
        var items: [UInt64: Item] = [:]
        /// When the items are due, in order. The driving thread takes the queue out while it compares times.
        var queue = Heap<Due>()
        /// When the items that were added since then are due.
        var added: [Due] = []

        init(clock: VirtualTime) { self.clock = clock }

        mutating func add(_ item: Item) -> UInt64 {
            defer { nextId += 1 }
            items[nextId] = item
            added.append(Due(time: item.time, id: nextId))
            if isMostlyCancelled(added.count) { added.removeAll { items[$0.id] == nil } }
            return nextId
        }

        mutating func takeQueue() -> (queue: Heap<Due>, added: [Due], clock: VirtualTime)? {
            guard isRunning else { return nil }
            if isMostlyCancelled(queue.elements.count) {
                added = (queue.elements + added).filter { items[$0.id] != nil }
                queue = Heap()
            }
            defer { (queue, added) = (Heap(), []) }
            return (queue, added, clock)
        }

        /// Puts the queue back. Another thread may have started to drive in the meantime.
        mutating func putBack(_ queue: Heap<Due>) {
            if self.queue.elements.isEmpty { self.queue = queue } else { added += queue.elements }
        }

        private func isMostlyCancelled(_ count: Int) -> Bool { count > 2 * items.count + 64 }
    }

    private let progress: Guarded<Progress>
    private let converter: Converter

    /// A scheduler at `initialClock`.
    public init(initialClock: VirtualTime, converter: Converter) {
        progress = Guarded(Progress(clock: initialClock))
        self.converter = converter
    }

    /// The time of day that ``clock`` stands for.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// The virtual time.
    public var clock: VirtualTime { progress.withLock { $0.clock } }

    /// Returns when to run work whose time span ends at `time`. A subclass decides about times in the past.
    ///
    /// Not called for work at a virtual time or after a span of virtual time. Such work runs now if its time has
    /// passed.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    // MARK: Scheduling

    /// Runs `action` now, in virtual time.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` after `dueTime`. Never runs it if that is `.never`.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if case .never = dueTime { return Disposables.create() }
        let interval = converter.convertToVirtualTimeInterval(dueTime.seconds)
        let time = adjustScheduledTime(converter.offsetVirtualTime(clock, offset: interval))
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` after a span of virtual time.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleRelativeVirtual<StateType: Sendable>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` at a virtual time. Work for the same time runs in the order of scheduling.
    ///
    /// - Complexity: Amortised O(1). Running the work is O(log n), where n is the number of waiting pieces of work.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleAbsoluteVirtual<StateType: Sendable>(
        _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = CompositeDisposable()
        let item = Item(time: time) { cancel.insert(action(state)) }
        let id = progress.withLock { $0.add(item) }
        cancel.insert(
            Disposables.create { [weak self] in
                // The closure may hold the last reference to an object that it captures, so it is released outside the
                // lock.
                let removed = self?.progress.withLock { $0.items.removeValue(forKey: id) }
                withExtendedLifetime(removed) {}
            })
        return cancel
    }

    // MARK: Running

    /// Runs all work, regardless of its time, until none is left or ``stop()`` is called.
    ///
    /// - Complexity: O(log n) per piece of work, where n is the number of waiting pieces.
    open func start() {
        let wasRunning = progress.withLock { progress in
            defer { progress.isRunning = true }
            return progress.isRunning
        }
        guard !wasRunning else { return }
        run(until: nil)
    }

    /// Runs the work up to and including `virtualTime`, and sets the clock there, even back if the clock is later.
    ///
    /// - Precondition: The scheduler is not running.
    public func advanceTo(_ virtualTime: VirtualTime) {
        let wasRunning = progress.withLock { progress in
            defer { progress.isRunning = true }
            return progress.isRunning
        }
        requirement(
            !wasRunning, "advanceTo was called while the scheduler was running; call it from outside its work.")
        run(until: virtualTime)
        progress.withLock { $0.clock = virtualTime }
    }

    /// Moves the clock forward by a span without running any work.
    ///
    /// - Precondition: The span is not negative.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let target = converter.offsetVirtualTime(clock, offset: virtualInterval)
        requirement(
            !converter.isLess(target, clock), "sleep cannot go back in time; the interval must not be negative.")
        progress.withLock { $0.clock = target }
    }

    /// Ends ``start()`` or ``advanceTo(_:)`` after the piece of work in progress. `advanceTo` then still sets the
    /// clock.
    open func stop() { progress.withLock { $0.isRunning = false } }

    private func run(until limit: VirtualTime?) {
        while let item = popNext(until: limit) { item.action() }
        progress.withLock { $0.isRunning = false }
    }

    /// Removes and returns the next item that is due. The converter is user code, so it compares times outside the
    /// lock. This function owns the queue meanwhile.
    private func popNext(until limit: VirtualTime?) -> Item? {
        while var taken = progress.withLock({ $0.takeQueue() }) {
            for due in taken.added { taken.queue.insert(due, by: comesBefore) }
            guard let due = popFirst(of: &taken.queue, until: limit) else {
                progress.withLock { $0.putBack(taken.queue) }
                return nil
            }
            let isLater = converter.isLess(taken.clock, due.time)
            let item = progress.withLock { progress in
                progress.putBack(taken.queue)
                let item = progress.items.removeValue(forKey: due.id)
                if isLater, item != nil { progress.clock = due.time }
                return item
            }
            if let item { return item }
        }
        return nil
    }

    private func popFirst(of queue: inout Heap<Due>, until limit: VirtualTime?) -> Due? {
        if let limit, let first = queue.first, converter.isLess(limit, first.time) { return nil }
        return queue.popFirst(by: comesBefore)
    }

    private func comesBefore(_ lhs: Due, _ rhs: Due) -> Bool {
        switch converter.compareVirtualTime(lhs.time, rhs.time) {
        case .lessThan: true
        case .equal: lhs.id < rhs.id
        case .greaterThan: false
        }
    }

    /// The clock, and the times of the waiting work in no particular order.
    public var debugDescription: String {
        let (clock, times) = progress.withLock { ($0.clock, $0.items.values.map(\.time)) }
        return "\(type(of: self)) at \(clock), waiting: \(times)"
    }
}

extension VirtualTimeConverterType {
    fileprivate func isLess(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> Bool {
        compareVirtualTime(lhs, rhs) == .lessThan
    }
}
