public import Foundation

/// Runs work in virtual time: nothing waits, the clock jumps from one piece of work to the next.
///
/// One thread at a time drives it, by ``start()`` or ``advanceTo(_:)``; work may be added from any.
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

    private struct Progress {
        var clock: VirtualTime
        var isRunning = false
        var nextId: UInt64 = 0
        var items: [UInt64: Item] = [:]
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

    /// When work runs whose span of time ends at `time`. Subclasses decide what becomes of the past.
    ///
    /// Work for a virtual time, or after a span of that, is not asked about: if that is past, it runs now.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    // MARK: Scheduling

    /// Runs `action` now, in virtual time.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` after `dueTime`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let interval = converter.convertToVirtualTimeInterval(dueTime.seconds)
        let time = adjustScheduledTime(converter.offsetVirtualTime(clock, offset: interval))
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` after a span of virtual time.
    public func scheduleRelativeVirtual<StateType: Sendable>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` at a virtual time. Work for the same time runs in the order in which it was scheduled.
    public func scheduleAbsoluteVirtual<StateType: Sendable>(
        _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = CompositeDisposable()
        let item = Item(time: time) { cancel.insert(action(state)) }
        let id = progress.withLock { progress in
            defer { progress.nextId += 1 }
            progress.items[progress.nextId] = item
            return progress.nextId
        }
        cancel.insert(
            Disposables.create { [weak self] in
                // The closure may hold the last reference to what it captures: it is released outside the lock.
                let removed = self?.progress.withLock { $0.items.removeValue(forKey: id) }
                withExtendedLifetime(removed) {}
            })
        return cancel
    }

    // MARK: Running

    /// Runs all work, whatever its time, until none is left or ``stop()`` is called.
    ///
    /// - Complexity: O(n) a piece of work, where n pieces wait.
    open func start() {
        let wasRunning = progress.withLock { progress in
            defer { progress.isRunning = true }
            return progress.isRunning
        }
        guard !wasRunning else { return }
        run(until: nil)
    }

    /// Runs the work up to and including `virtualTime`, and sets the clock there.
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

    /// Moves the clock by a span without running anything.
    ///
    /// - Precondition: The span is not negative.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let target = converter.offsetVirtualTime(clock, offset: virtualInterval)
        requirement(
            !converter.isLess(target, clock), "sleep cannot go back in time; the interval must not be negative.")
        progress.withLock { $0.clock = target }
    }

    /// Ends ``start()`` after the piece of work in progress.
    open func stop() { progress.withLock { $0.isRunning = false } }

    private func run(until limit: VirtualTime?) {
        while let item = takeNext(until: limit) { item.action() }
        progress.withLock { $0.isRunning = false }
    }

    /// The converter is its user's code, so it compares a copy of what waits, outside the lock.
    private func takeNext(until limit: VirtualTime?) -> Item? {
        while let (items, clock) = progress.withLock({ $0.isRunning ? ($0.items, $0.clock) : nil }) {
            guard let (id, item) = items.min(by: comesBefore) else { return nil }
            if let limit, converter.isLess(limit, item.time) { return nil }
            let isLater = converter.isLess(clock, item.time)
            let isTaken = progress.withLock { progress in
                guard progress.items.removeValue(forKey: id) != nil else { return false }
                if isLater { progress.clock = item.time }
                return true
            }
            if isTaken { return item }
        }
        return nil
    }

    private func comesBefore(_ lhs: (key: UInt64, value: Item), _ rhs: (key: UInt64, value: Item)) -> Bool {
        switch converter.compareVirtualTime(lhs.value.time, rhs.value.time) {
        case .lessThan: true
        case .equal: lhs.key < rhs.key
        case .greaterThan: false
        }
    }

    /// The times of the work that waits, in no particular order.
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
